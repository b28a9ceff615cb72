import CSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open descriptor, closed when it goes.
struct Descriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Reading and writing give up instead of waiting.
    func becomeNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// The bytes that are there now, at most `limit`; empty at the end, nil where there are none yet.
    func readSome(limit: Int) -> [UInt8]? {
        var status = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            repeat { status = unsafe read(number, buffer.baseAddress, limit) } while status < 0 && errno == EINTR
            count = max(0, status)
        }
        return status < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? nil : bytes
    }

    /// The bytes that went out now, 0 where the other side has no room; nil where it reads no more.
    func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
        Self.writeSome(bytes, to: number)
    }

    static func writeSome(_ bytes: ArraySlice<UInt8>, to number: Int32) -> Int? {
        var status = 0
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            repeat { status = unsafe write(number, start, buffer.count) } while status < 0 && errno == EINTR
        }
        if status < 0 { return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil }
        return status
    }
}

/// Two connected descriptors that no other child inherits.
struct DescriptorPair: ~Copyable {
    let reader: Descriptor
    let writer: Descriptor

    init() throws(LaunchError) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let status = unsafe pipe2(&ends, O_CLOEXEC)
        #else
            let status = unsafe pipe(&ends)
            if status == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        #endif
        guard status == 0 else { throw LaunchError("there are no pipes to be had (errno \(errno))") }
        reader = Descriptor(ends[0])
        writer = Descriptor(ends[1])
    }
}

extension Descriptor {
    /// Swallows what is written and has nothing to read.
    static var null: Descriptor? {
        let number = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        return number < 0 ? nil : Descriptor(number)
    }
}
