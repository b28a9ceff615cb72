import Glibc

/// The folders below which files may be read.
package struct FolderGrants: Sendable {
    /// As they were given, made absolute.
    private let named: [String]
    /// With every link resolved.
    private let resolved: [String]

    /// O_PATH, which Glibc shows to GNU programs only.
    private static let pathOnly: Int32 = 0o10_000_000

    package init(_ folders: [String]) {
        named = folders.map(Self.absolute)
        resolved = folders.compactMap { folder in
            guard let path = unsafe realpath(folder, nil) else { return nil }
            defer { unsafe free(path) }
            return unsafe String(cString: path)
        }
    }

    package func read(_ path: String, maxBytes: Int, unless tag: String?) throws(LoadFailure) -> FileSource.Content {
        guard !resolved.isEmpty else { throw LoadFailure(.notPermitted, "no folder may be read") }
        // A descriptor that reads nothing, so that neither a pipe nor a device notices that it was looked at.
        let place = unsafe open(path, Self.pathOnly | O_CLOEXEC)
        guard place >= 0 else {
            let number = errno
            // What exists outside of the folders is nobody's business.
            guard covers(Self.absolute(path), named + resolved) else { throw outside }
            switch number {
            case ENOENT, ENOTDIR: throw LoadFailure(.notFound, "there is no such file", retryAfter: 1)
            case EACCES, ELOOP, ENAMETOOLONG:
                throw LoadFailure(.notPermitted, "the system refuses it (errno \(number))", retryAfter: 1)
            default: throw LoadFailure(.unreachable, "it cannot be opened (errno \(number))")
            }
        }
        defer { close(place) }
        guard let truth = FileSource.path(of: place), covers(truth, resolved) else { throw outside }
        return try FileSource.read(place, maxBytes: maxBytes, unless: tag)
    }

    private var outside: LoadFailure {
        LoadFailure(.notPermitted, "it is in no folder that may be read")
    }

    private func covers(_ path: String, _ folders: [String]) -> Bool {
        let bytes = Array(path.utf8)
        return folders.contains { folder in
            let folder = Array(folder.utf8)
            return folder == [0x2F] || (bytes.starts(with: folder) && bytes.dropFirst(folder.count).first == 0x2F)
        }
    }

    /// From the root, without `.` and `..`; links are not looked at.
    private static func absolute(_ path: String) -> String {
        var path = path
        if !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) {
            path = unsafe String(cString: folder) + "/" + path
            unsafe free(folder)
        }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
