import CSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Orphaned descendants of children, such as daemons, that have left their process groups. On Linux the host is a
/// subreaper and adopts them, so that none outlives it. Must be used on the thread that starts all children.
enum Orphans {
    /// Makes the host a subreaper. Must be called before the first child starts.
    static func adopt() {
        #if canImport(Glibc)
            _ = strangers
            roundel_adopt_orphans()
        #endif
    }

    /// Children that the process had before it became the host: a shell that replaces itself by the host may have
    /// started some.
    private static let strangers = Set(children)

    /// The adopted processes: the kernel lists children by thread, and those of the main thread are all adopted.
    private static var all: [pid_t] { children.filter { !strangers.contains($0) } }

    private static var children: [pid_t] {
        let number = unsafe open("/proc/self/task/\(getpid())/children", O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return [] }
        let file = Descriptor(number)
        let text = file.readSome(limit: 64 * 1024) ?? []
        return text.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }

    /// Reaps orphans that have ended.
    static func bury() {
        for process in all {
            var status: Int32 = 0
            unsafe waitpid(process, &status, WNOHANG)
        }
    }

    /// Kills all orphans and their descendants; takes at most about a second.
    static func end() {
        for _ in 0..<200 {
            let processes = all
            guard !processes.isEmpty else { return }
            for process in processes { kill(process, SIGKILL) }
            bury()
            usleep(5000)
        }
    }
}
