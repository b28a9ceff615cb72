#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// SIGTERM and SIGINT as an orderly end instead of a sudden one.
struct Termination {
    private let signals: sigset_t

    /// Blocks the signals. To be called before any thread starts: they inherit it.
    init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
    }

    /// Calls `end` on a thread of its own when one of the signals arrives.
    func onArrival(_ end: @escaping @Sendable () -> Void) {
        SystemThread.start { [signals] in
            var signals = signals
            var signal: Int32 = 0
            unsafe sigwait(&signals, &signal)
            end()
        }
    }
}
