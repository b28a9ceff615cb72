#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A device, a pipe or a socket at the place of a file: it is written into, and stays what it is.
enum SpecialFile {
    /// How long the other side may take nothing, in milliseconds. Behind a pipe that is full there may be nobody at all.
    private static let patience: Int32 = 5000

    /// Whether there is one; links, which are replaced as files are, count as none.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && ![S_IFREG, S_IFDIR, S_IFLNK].contains(status.st_mode & S_IFMT)
    }

    /// Never waits for a reader to come: without one a pipe is `ENXIO`.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe systemWrite(descriptor, $0, buffer.count) } ?? 0
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                throw .failed(path: path, errno: EIO)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if unsafe poll(&waiting, 1, patience) == 0 { throw .failed(path: path, errno: ETIMEDOUT) }
            } else if errno != EINTR {
                throw .failed(path: path, errno: errno)
            }
        }
    }
}
