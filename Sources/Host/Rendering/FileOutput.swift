import JSONValues
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
        guard !path.utf8.contains(0), !name.isEmpty, name != ".", name != ".." else { throw .notPermitted(path: path) }
        guard let place = resolve(folder) else {
            // Whether a folder outside of the grants exists is nobody's business.
            let isBelowGrant = folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
            throw isBelowGrant ? .failed(path: path, errno: errno) : .notPermitted(path: path)
        }
        guard folders.contains(where: { place == $0 || place.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else {
            throw .notPermitted(path: path)
        }
        try write(bytes, to: place + "/" + name)
    }

    /// To a temporary file beside it, which then takes the name.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var template = Array((path + ".XXXXXX").utf8CString)
        let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
        let status = writeAll(bytes, to: descriptor)
        close(descriptor)
        guard status == 0 else {
            unsafe unlink(template)
            throw .failed(path: path, errno: status)
        }
        guard unsafe rename(template, path) == 0 else {
            let status = errno
            unsafe unlink(template)
            throw .failed(path: path, errno: status)
        }
    }

    /// 0, or the error number.
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        // mkstemp lets the owner alone read; a picture is for whom the umask allows.
        let mask = umask(0)
        umask(mask)
        guard fchmod(descriptor, 0o666 & ~mask) == 0 else { return errno }
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe systemWrite(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count > 0 { start += count } else if errno != EINTR { return errno }
        }
        return 0
    }

    /// Links and dots resolved; nil where there is no such folder.
    package static func resolve(_ folder: String) -> String? {
        guard let resolved = unsafe realpath(folder, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
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
