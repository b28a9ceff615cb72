import Glibc

/// The files of a cache folder.
enum CacheFile {
    struct Listed {
        let name: String
        let size: Int
        /// Seconds since 1970.
        let used: Int
    }

    /// Nil where there is none that could be an entry.
    static func read(_ path: String, maxBytes: Int) -> [UInt8]? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= maxBytes
        else {
            return nil
        }
        return try? FileSource.content(of: file, size: Int(status.st_size))
    }

    /// A new file; false where it could not be written whole.
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty, case .done(let count) = Descriptor.write(file, rest) { rest = rest.dropFirst(count) }
        let isWhole = close(file) == 0 && rest.isEmpty
        if !isWhole { unsafe unlink(path) }
        return isWhole
    }

    static func list(_ folder: String) -> [Listed] {
        guard let handle = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(handle) }
        var files: [Listed] = []
        while let entry = unsafe readdir(handle) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            var status = stat()
            guard unsafe fstatat(dirfd(handle), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
                status.st_mode & S_IFMT == S_IFREG
            else { continue }
            files.append(Listed(name: name, size: Int(status.st_size), used: status.st_mtim.tv_sec))
        }
        return files
    }
}
