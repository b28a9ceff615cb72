import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the host when a process that it works for is gone.
enum ProcessWatch {
    /// - Parameters:
    ///   - process: an id as given to `initialize`; looked at after a second, and then twice a second.
    ///   - end: what to do when it is gone, on a thread of its own.
    static func awaitEnd(of process: Int, then end: @escaping @Sendable () -> Void) {
        guard let id = pid_t(exactly: process), id > 0 else { return }
        SystemThread.start {
            // Whoever named a process that is gone already may still read: what came with `initialize` is answered first.
            usleep(1_000_000)
            while isAlive(id) { usleep(500_000) }
            end()
        }
    }

    /// Without a reader of its output, nobody waits for what the host works on.
    static func endWithoutReader(_ output: Int32) {
        SystemThread.start {
            // Asked for nothing, poll tells of errors only; for a file there are none, and it waits for ever.
            var descriptor = pollfd(fd: output, events: 0, revents: 0)
            while unsafe poll(&descriptor, 1, -1) < 0, errno == EINTR {}
            if descriptor.revents != 0 { Host.leave(ExitStatus.output) }
        }
    }

    /// Whether the process is there and has not ended. One that has ended and whose parent has not asked how still has its id.
    private static func isAlive(_ id: pid_t) -> Bool {
        guard kill(id, 0) == 0 || errno == EPERM else { return false }
        #if canImport(Glibc)
            guard let status = FileOutput.content(of: "/proc/\(id)/stat") else { return true }
            // 4711 (name) Z …: the name may hold anything, so the state is looked for behind the last bracket.
            guard let bracket = status.lastIndex(of: UInt8(ascii: ")")), bracket + 2 < status.count else { return true }
            return status[bracket + 2] != UInt8(ascii: "Z") && status[bracket + 2] != UInt8(ascii: "X")
        #else
            return true
        #endif
    }
}
