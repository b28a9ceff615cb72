import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the host when its client's process has ended, or nobody can read its output.
enum ProcessWatch {
    /// - Parameters:
    ///   - process: the `processId` of `initialize`; checked after 1 s, and then every 0.5 s (ours).
    ///   - end: called once when the process has ended, on a thread of its own.
    static func awaitEnd(of process: Int, then end: @escaping @Sendable () -> Void) {
        guard process > 0 else { return }
        // A number that no process can have is that of one that is gone.
        let id = pid_t(exactly: process)
        SystemThread.start {
            // A client may name a process that has ended already and still read, so the messages that came with
            // `initialize` are answered first.
            usleep(1_000_000)
            while let id, isAlive(id) { usleep(500_000) }
            end()
        }
    }

    /// Ends the host when the reading end of its output is closed.
    static func endWithoutReader(_ output: Int32) {
        SystemThread.start {
            // With no events requested, poll reports errors only; a file has none, so for a file the thread waits for
            // ever.
            var descriptor = pollfd(fd: output, events: 0, revents: 0)
            while unsafe poll(&descriptor, 1, -1) < 0, errno == EINTR {}
            if descriptor.revents != 0 { Host.leave(ExitStatus.output) }
        }
    }

    /// Whether the process exists and is no zombie: a process that has ended keeps its id until its parent waits for
    /// it.
    private static func isAlive(_ id: pid_t) -> Bool {
        guard kill(id, 0) == 0 || errno == EPERM else { return false }
        #if canImport(Glibc)
            guard let status = FileOutput.content(of: "/proc/\(id)/stat") else { return true }
            // `4711 (name) Z …`: the name may contain any character, so the state is read after the last bracket.
            guard let bracket = status.lastIndex(of: UInt8(ascii: ")")), bracket + 2 < status.count else { return true }
            return status[bracket + 2] != UInt8(ascii: "Z") && status[bracket + 2] != UInt8(ascii: "X")
        #else
            return true
        #endif
    }
}
