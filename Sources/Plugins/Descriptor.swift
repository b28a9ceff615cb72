import CSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An owned file descriptor, closed at the end of its lifetime.
struct Descriptor: ~Copyable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Makes reads and writes return instead of blocking.
    func becomeNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Reads at most `limit` bytes without blocking. Empty at the end of the input; nil where no byte is available.
    func readSome(limit: Int) -> [UInt8]? {
        var status = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            repeat { status = unsafe read(number, buffer.baseAddress, limit) } while status < 0 && errno == EINTR
            count = max(0, status)
        }
        return status < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? nil : bytes
    }

    /// Writes without blocking. Returns the number of bytes written, 0 for a full pipe; nil where the reading end is
    /// closed.
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

/// A pipe whose ends no other child inherits.
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
    /// The null device: discards writes, and is empty for reads.
    static var null: Descriptor? {
        let number = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        return number < 0 ? nil : Descriptor(number)
    }
}
