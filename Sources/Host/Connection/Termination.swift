import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Turns the signals that ask the host to end into an orderly end.
package struct Termination {
    private let signals: sigset_t

    /// Blocks the signals. Must be created before any thread starts, because threads inherit the mask.
    package init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP] where !Self.isIgnored(signal) { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        self.signals = signals
    }

    /// Calls `end` with the signal when one arrives, on a thread of its own. Where no thread can be started, the
    /// signals end the process immediately.
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

    /// Ends the process by the signal itself, so that a shell sees the cause.
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

    /// A process started with `nohup`, or in the background by a plain shell, ignores the signal; waiting for the
    /// signal would undo that.
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
