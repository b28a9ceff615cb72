import Glibc
import JSONValues

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
        guard !resolved.isEmpty else { throw outside(path) }
        // A descriptor that reads nothing, so that neither a pipe nor a device notices that it was looked at.
        let place = unsafe open(path, Self.pathOnly | O_CLOEXEC)
        guard place >= 0 else {
            let number = errno
            // What exists outside of the folders is nobody's business.
            guard covers(Self.absolute(path), named + resolved) else { throw outside(path) }
            switch number {
            case ENOENT, ENOTDIR: throw LoadFailure(.notFound, "there is no such file", retryAfter: 1)
            case EACCES, ELOOP, ENAMETOOLONG:
                throw LoadFailure(.notPermitted, "it cannot be opened: \(FileSource.words(for: number))", retryAfter: 1)
            default: throw LoadFailure(.unreachable, "it cannot be opened: \(FileSource.words(for: number))")
            }
        }
        defer { close(place) }
        guard let truth = FileSource.path(of: place), covers(truth, resolved) else {
            throw outside(path)
        }
        return try FileSource.read(place, maxBytes: maxBytes, unless: tag)
    }

    /// The same whether there is such a file or not.
    private func outside(_ path: String) -> LoadFailure {
        let whole = Self.absolute(path)
        if (named + resolved).contains(where: whole.isExactly) {
            return LoadFailure(.notPermitted, "it is a folder, not a picture")
        }
        guard !covers(whole, named + resolved) else {
            return LoadFailure(.notPermitted, "a link leads out of the folders that may be read")
        }
        return LoadFailure(.notPermitted, "it is in no folder that may be read", grant: Self.folder(of: path))
    }

    /// As the path names it.
    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
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
