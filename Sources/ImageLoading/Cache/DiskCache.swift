import Digests
import Glibc

/// Pictures on disk, a file each, named after a hash of the URL. Any number of processes may share the folder: files come
/// in whole, by renaming, and may go at any time. Nothing in it is believed without its digest.
package final class DiskCache {
    private let folder: String
    private let maxBytes: Int
    /// As far as this process knows; nil until it has looked.
    private var size: Int?
    private var serial = 0

    private static let partPrefix = ".part-"
    /// Seconds after which a file that was never finished belongs to nobody.
    private static let abandoned = 600

    /// Nil where the folder cannot be made.
    package init?(folder: String, maxBytes: Int) {
        self.folder = folder
        self.maxBytes = maxBytes
        var path = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            path += part + "/"
            _ = unsafe mkdir(path, 0o700)
        }
        guard unsafe access(folder, R_OK | W_OK | X_OK) == 0 else { return nil }
    }

    private func path(of url: WebAddress) -> String {
        // Without the algorithm's name in front.
        folder + "/" + SHA256.digest(Array(url.text.utf8)).dropFirst(7)
    }

    package func entry(for url: WebAddress) -> CacheEntry? {
        let path = path(of: url)
        guard let file = CacheFile.read(path, maxBytes: maxBytes) else { return nil }
        guard let entry = CacheEntry(file: file, url: url) else {
            unlink(path)
            return nil
        }
        // What is used is what is kept.
        unsafe utimensat(AT_FDCWD, path, nil, 0)
        return entry
    }

    package func remove(_ url: WebAddress) {
        unlink(path(of: url))
    }

    /// Failing is no harm: it is asked for again.
    package func store(_ entry: CacheEntry) {
        let file = entry.file
        // One picture does not push out most others.
        guard file.count <= maxBytes / 4 else { return remove(entry.url) }
        serial += 1
        let part = "\(folder)/\(Self.partPrefix)\(getpid())-\(serial)"
        guard CacheFile.write(file, to: part) else { return }
        guard unsafe rename(part, path(of: entry.url)) == 0 else {
            unlink(part)
            return
        }
        size = (size ?? 0) + file.count
        if serial == 1 || (size ?? 0) > maxBytes { tidy() }
    }

    /// Looks at what is there, others' files too, and removes the oldest while it is too much.
    private func tidy() {
        let now = time(nil)
        var files = CacheFile.list(folder)
        for file in files where file.name.hasPrefix(Self.partPrefix) && file.used < now - Self.abandoned {
            unlink(folder + "/" + file.name)
        }
        files.removeAll { $0.name.hasPrefix(".") }
        var total = files.reduce(0) { $0 + $1.size }
        if total > maxBytes {
            // A fifth at a time, so that this is seldom done.
            for file in files.sorted(by: { $0.used < $1.used }) where total > maxBytes / 5 * 4 {
                unlink(folder + "/" + file.name)
                total -= file.size
            }
        }
        size = total
    }

    private func unlink(_ path: String) {
        _ = unsafe Glibc.unlink(path)
    }
}
