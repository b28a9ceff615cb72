import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Signals that ask for the end, as an orderly end instead of a sudden one.
package struct Termination {
    private let signals: sigset_t

    /// Blocks the signals. To be called before any thread starts: they inherit it.
    package init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP] where !Self.isIgnored(signal) { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
    }

    /// Calls `end` with the signal, on a thread of its own, when one arrives. Where there is no thread to be had, the end is sudden.
    package func onArrival(_ end: @escaping @Sendable (_ signal: Int32) -> Void) {
        let isWaiting = SystemThread.start { [signals] in
            var signals = signals
            var signal: Int32 = 0
            unsafe sigwait(&signals, &signal)
            end(signal)
        }
        guard !isWaiting else { return }
        var signals = signals
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Ends the process by the signal itself, so that a shell sees what happened.
    package static func end(by signal: Int32) -> Never {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, signal)
        #if canImport(Glibc)
            Glibc.signal(signal, SIG_DFL)
        #else
            Darwin.signal(signal, SIG_DFL)
        #endif
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        _exit(128 + signal)
    }

    /// What was started with `nohup`, or in the background by a plain shell, is not to hear of the signal; waiting for it
    /// would bring it back.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Glibc)
            let handler = unsafe action.__sigaction_handler.sa_handler
        #else
            let handler = unsafe action.__sigaction_u.__sa_handler
        #endif
        return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
