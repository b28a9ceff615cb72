import Glibc
import JSONValues

/// A file that is known to be in a granted folder.
package enum FileSource {
    package enum Content: Equatable, Sendable {
        case bytes([UInt8], tag: String)
        case unchanged(tag: String)
    }

    /// The path of what is open, links resolved.
    static func path(of descriptor: Int32) -> String? {
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = unsafe buffer.withMemoryRebound(to: CChar.self) { chars in
                guard let start = chars.baseAddress else { return 0 }
                return unsafe max(0, readlink("/proc/self/fd/\(descriptor)", start, chars.count))
            }
        }
        return bytes.isEmpty || bytes.count == Int(PATH_MAX) ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// - Parameter place: a descriptor that may be one of a path only; the very file that it stands for is read.
    static func read(_ place: Int32, maxBytes: Int, unless tag: String?) throws(LoadFailure) -> Content {
        var status = stat()
        guard unsafe fstat(place, &status) == 0 else {
            throw LoadFailure(.unreachable, "it cannot be looked at: \(words(for: errno))")
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw LoadFailure(
                .notPermitted, isFolder ? "it is a folder, not a picture" : "it is not a plain file", retryAfter: 1)
        }
        guard Int(status.st_size) <= maxBytes else {
            throw LoadFailure(.tooLarge, "\(status.st_size) bytes are more than \(maxBytes)", retryAfter: 1)
        }
        let (changed, modified) = (status.st_ctim, status.st_mtim)
        let current =
            "\(status.st_dev):\(status.st_ino):\(status.st_size)"
            + ":\(modified.tv_sec).\(modified.tv_nsec):\(changed.tv_sec).\(changed.tv_nsec)"
        if let tag, tag.isExactly(current) { return .unchanged(tag: current) }
        let file = unsafe open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            throw LoadFailure(.notPermitted, "it cannot be opened: \(words(for: errno))", retryAfter: 1)
        }
        defer { close(file) }
        return .bytes(try content(of: file, size: Int(status.st_size)), tag: current)
    }

    /// The system's, for an error number.
    static func words(for number: Int32) -> String {
        unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }

    /// As many bytes as it had when it was looked at, even if it grows meanwhile.
    static func content(of file: Int32, size: Int) throws(LoadFailure) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let more = unsafe Glibc.read(file, buffer.baseAddress.map { unsafe $0 + count }, size - count)
                if more < 0, errno == EINTR { continue }
                if more < 0 { failure = errno }
                guard more > 0 else { return }
                count += more
            }
        }
        guard failure == 0 else { throw LoadFailure(.unreachable, "it cannot be read: \(words(for: failure))") }
        return bytes
    }
}
