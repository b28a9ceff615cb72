import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Notices when the files of a plugin change, for its author.
final class PluginWatch: Sendable {
    /// What tells a changed file: its time, its size and which file it is.
    private struct Stamp: Equatable {
        var seconds = 0
        var nanoseconds = 0
        var size = 0
        var file: UInt64 = 0
    }

    private let paths: [String]
    private let stamps: Mutex<[Stamp?]>

    init(_ configuration: PluginConfiguration) {
        let folder = configuration.cwd.map { $0 + "/" } ?? ""
        paths = ([configuration.command] + configuration.args + configuration.watch)
            .filter { !$0.isEmpty && !$0.hasPrefix("-") }
            .map { $0.hasPrefix("/") ? $0 : folder + $0 }
        stamps = Mutex(paths.map(Self.stamp))
    }

    /// Whether a file has changed since the last time that this was asked.
    func hasChanged() -> Bool {
        stamps.withLock { last in
            let stamps = paths.map(Self.stamp)
            defer { last = stamps }
            // A file that is away for a moment is being written.
            return zip(stamps, last).contains { new, old in new != nil && new != old }
        }
    }

    /// Nil where there is no such file.
    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return Stamp(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size), file: UInt64(status.st_ino))
    }
}
