import CSpawn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Processes that children have left behind outside of their groups, as daemons do. Linux gives them to the host instead of to the
/// system's first process, so that none outlives it. To be used on the thread that starts all children.
enum Orphans {
    /// To be called before the first child starts.
    static func adopt() {
        #if canImport(Glibc)
            _ = strangers
            roundel_adopt_orphans()
        #endif
    }

    /// Children that the process had before it became the host: a shell that gives itself up for it may have started some.
    private static let strangers = Set(children)

    /// The host's own children are those of the thread that has started them; the main thread has none but adopted ones.
    private static var all: [pid_t] { children.filter { !strangers.contains($0) } }

    private static var children: [pid_t] {
        let number = unsafe open("/proc/self/task/\(getpid())/children", O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { return [] }
        let file = Descriptor(number)
        let text = file.readSome(limit: 64 * 1024) ?? []
        return text.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }

    /// Buries those that have ended.
    static func bury() {
        for process in all {
            var status: Int32 = 0
            unsafe waitpid(process, &status, WNOHANG)
        }
    }

    /// Ends all of them, and those that they leave behind; for a second at most.
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
