import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread without which a host would keep nothing of what it promises: no answer, no deadline.
enum RequiredThread {
    /// Starts it, or says on standard error that there is none to be had, and ends the process.
    static func start(_ run: @escaping @Sendable () -> Void) {
        guard !SystemThread.start(run) else { return }
        StandardError.drop(
            "roundel: the system gives no further thread, and roundel cannot work without; see `ulimit -u`, `ulimit -v` and the "
                + "limits of the container")
        _exit(ExitStatus.failure)
    }
}
