#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the host when a process that it works for is gone.
enum ProcessWatch {
    /// - Parameter process: an id as given to `initialize`; looked at twice a second.
    static func endWith(_ process: Int) {
        guard let id = pid_t(exactly: process), id > 0 else { return }
        SystemThread.start {
            while kill(id, 0) == 0 || errno == EPERM { usleep(500_000) }
            _exit(ExitStatus.failure)
        }
    }

    /// For a host whose input is over: without a reader of its output, nobody waits for what it still works on.
    static func endWithoutReader(_ output: Int32) {
        SystemThread.start {
            while true {
                var descriptor = pollfd(fd: output, events: 0, revents: 0)
                unsafe poll(&descriptor, 1, 500)
                if descriptor.revents & Int16(POLLERR) != 0 { _exit(ExitStatus.output) }
                // A file or a terminal is always ready and never gone.
                usleep(200_000)
            }
        }
    }
}
