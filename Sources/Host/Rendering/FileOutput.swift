import JSONValues
import Synchronization
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why a file could not be written.
package enum FileError: Error, Equatable {
    case notPermitted(path: String)
    case failed(path: String, errno: Int32)

    /// For a person.
    package var message: String {
        switch self {
        case .notPermitted(let path):
            "writing \"\(path.shortened)\" needs --allow-write with a folder above it"
        case .failed(let path, let number):
            "\"\(path.shortened)\" could not be written: \(SystemError.message(number))"
        }
    }
}

/// Writes whole files, so that a reader never sees half of one.
package enum FileOutput {
    /// Writes below one of `folders` only; links and `..` are followed first.
    static func write(_ bytes: [UInt8], to path: String, within folders: [String]) throws(FileError) {
        let (folder, name) = split(path)
        guard !path.utf8.contains(0), !["", ".", ".."].contains(where: name.isExactly) else {
            throw .notPermitted(path: path)
        }
        guard let place = resolve(folder) else {
            let number = errno
            // Whether a folder outside of the grants exists is nobody's business.
            let isBelowGrant = missingPlace(of: folder).map { place in folders.contains { holds($0, place) } } ?? false
            throw isBelowGrant ? .failed(path: path, errno: number) : .notPermitted(path: path)
        }
        guard folders.contains(where: { holds($0, place) }) else { throw .notPermitted(path: path) }
        let file = place + "/" + name
        if SpecialFile.isThere(file) {
            try SpecialFile.write(bytes, to: file)
        } else {
            try replace(file, with: bytes)
        }
    }

    /// Where a folder that cannot be resolved would be: what is there of it, with links followed, and then the names that are
    /// missing, up to the first `..` among them. Nil where that is unknown, as behind a link that leads nowhere.
    private static func missingPlace(of folder: String) -> String? {
        // The system takes no longer path, whatever is there; and each beginning is asked about.
        guard folder.utf8.count < PATH_MAX else { return folder }
        var known = folder
        var missing: [String] = []
        while true {
            if let place = resolve(known) { return ([place] + missing.reversed()).joined(separator: "/") }
            var status = stat()
            if unsafe lstat(known, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return nil }
            let (parent, name) = split(known)
            if name.isExactly("..") {
                missing = []
            } else if !["", "."].contains(where: name.isExactly) {
                missing.append(name)
            }
            // Not even the working folder is there.
            guard !parent.isExactly(known) else { return nil }
            known = parent
        }
    }

    /// Follows links, and writes into devices and pipes, and into what the process has open, instead of replacing them.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if let descriptor = openDescriptor(path) { return try write(bytes, into: descriptor, of: path) }
        let place = resolve(path) ?? missing(at: path)
        guard SpecialFile.isThere(place) else { return try replace(place, with: bytes) }
        let descriptor = unsafe open(place, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        defer { close(descriptor) }
        try write(bytes, into: descriptor, of: path)
    }

    /// Writes everything into a file that is open.
    ///
    /// - Parameters:
    ///   - path: what the error names.
    ///   - stallMilliseconds: as `SystemWrite.all` takes it.
    static func write(
        _ bytes: [UInt8], into descriptor: Int32, of path: String, stallMilliseconds: Int32 = -1
    ) throws(FileError) {
        let number = SystemWrite.all(bytes, to: descriptor, stallMilliseconds: stallMilliseconds)
        guard number == 0 else { throw .failed(path: path, errno: number) }
    }

    /// `/dev/stdout` and its like. They lead to a file where the shell has sent the output to one, but whoever names them means to go on
    /// writing where that stands.
    private static func openDescriptor(_ path: String) -> Int32? {
        if path.isExactly("/dev/stdout") { return STDOUT_FILENO }
        if path.isExactly("/dev/stderr") { return STDERR_FILENO }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.utf8.starts(with: folder.utf8) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }

    /// Where a file that is not there would be: links that lead to it are followed, as the system does.
    private static func missing(at path: String) -> String {
        var place = path
        // As many as the system follows.
        for _ in 0..<40 {
            var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = unsafe target.withUnsafeMutableBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe readlink(place, $0, buffer.count) } ?? 0
            }
            guard count > 0 else { break }
            let next = String(decoding: target[..<count], as: UTF8.self)
            place = next.utf8.first == UInt8(ascii: "/") ? next : split(place).folder + "/" + next
        }
        return place
    }

    /// Writes a temporary file beside it, which then takes the name, and with it the rights of the file that has had it.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        var old = stat()
        let isFile = unsafe lstat(path, &old) == 0 && old.st_mode & S_IFMT == S_IFREG
        let (temporary, descriptor) = temporaryFile(in: split(path).folder, mode: isFile ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        if isFile { giveRights(of: old, to: descriptor) }
        var status = SystemWrite.all(bytes, to: descriptor)
        close(descriptor)
        if status == 0, unsafe rename(temporary, path) != 0 { status = errno }
        guard status == 0 else {
            unsafe unlink(temporary)
            throw .failed(path: path, errno: status)
        }
    }

    /// Nobody may read or write the new file who could not the old one.
    private static func giveRights(of old: stat, to descriptor: Int32) {
        var mode = old.st_mode & 0o777
        // Only root may give a file away, and others only to a group of theirs.
        if fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, uid_t.max, old.st_gid) != 0 {
            // Another group has no more rights than everybody.
            mode = mode & 0o707 | mode & (mode & 0o007) << 3
        }
        _ = fchmod(descriptor, mode)
    }

    /// A new file with a name of its own: that of the picture may have no room for more letters. Below 0 with `errno` where
    /// there can be none.
    private static func temporaryFile(in folder: String, mode: mode_t) -> (path: String, descriptor: Int32) {
        while true {
            let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
            let path = "\(folder)/.roundel-\(getpid())-\(number)"
            let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            // A process that was killed may have left one behind under this name.
            if descriptor >= 0 || errno != EEXIST { return (path, descriptor) }
        }
    }

    private static let counter = Atomic<UInt64>(0)

    /// Nil where it cannot be read.
    static func content(of path: String) -> [UInt8]? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var content: [UInt8] = []
        while true {
            var count = 0
            content += unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, size in
                unsafe count = read(descriptor, buffer.baseAddress, 65_536)
                size = max(0, count)
            }
            if count == 0 { return content }
            if count < 0, errno != EINTR { return nil }
        }
    }

    /// Links and dots resolved; nil where there is nothing of the name.
    package static func resolve(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// At the last byte that is a slash: to a `Character`, a slash with a combining mark behind it is none, and to the system it
    /// is one.
    private static func split(_ path: String) -> (folder: String, name: String) {
        let bytes = Array(path.utf8)
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(decoding: bytes[..<slash], as: UTF8.self)
        return (folder.isEmpty ? "/" : folder, String(decoding: bytes[(slash + 1)...], as: UTF8.self))
    }

    /// Whether a path is a folder or lies below it, byte by byte, as the system compares names.
    private static func holds(_ folder: String, _ path: String) -> Bool {
        if folder.isExactly("/") || folder.isExactly(path) { return true }
        return path.utf8.starts(with: (folder + "/").utf8)
    }
}

extension RPCError {
    init(_ error: FileError) {
        switch error {
        case .notPermitted(let path):
            self.init(
                .notPermitted, reason: "not_permitted", message: error.message,
                data: ["pointer": "/output/path", "received": .string(path.shortened)])
        case .failed(let path, let number):
            self.init(
                .outputFailed, reason: "output_failed", message: error.message,
                data: [
                    "pointer": "/output/path", "errno": .string(SystemError.name(number)),
                    "received": .string(path.shortened),
                ])
        }
    }
}
