#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread of the operating system. Swift's tasks give no order and no place to block, so the host does not use them.
package enum SystemThread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread that nobody joins; it ends with the process. False where the system has no thread to give.
    @discardableResult
    package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        let body = unsafe Unmanaged.passRetained(Body(run))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let status = unsafe pthread_create(
            &thread, nil,
            { context in
                #if canImport(Glibc)
                    guard let context = unsafe context else { return nil }
                #endif
                unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, body.toOpaque())
        guard status == 0 else {
            unsafe body.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}
