#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A device, a pipe or a socket at the place of a file: it is written into, and stays what it is.
enum SpecialFile {
    /// How long the other side may read nothing (ours). A full pipe may have no reader at all.
    private static let maxStallMilliseconds: Int32 = 5000

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
        try FileOutput.write(bytes, into: descriptor, of: path, stallMilliseconds: maxStallMilliseconds)
    }
}
