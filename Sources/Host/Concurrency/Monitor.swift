#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A value that threads share and wait on. `Mutex` of the standard library cannot wait.
///
/// `@unchecked Sendable`: `state` is touched only between lock and unlock of `mutex`, and both C objects stay at one
/// address from `init` to `deinit`.
@safe
final class Monitor<State>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var state: State
    private var waiting = 0

    init(_ state: sending State) {
        self.state = state
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Looks at the value or changes it without waking anyone.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Changes the value and wakes everyone who waits for a change.
    func change<Result>(_ body: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        let result = body(&state)
        // Most changes meet nobody who waits, and a broadcast to nobody still costs a call.
        if waiting > 0 { unsafe pthread_cond_broadcast(condition) }
        return result
    }

    /// Waits until `body` gives something other than nil.
    func wait<Result>(until body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            waiting += 1
            unsafe pthread_cond_wait(condition, mutex)
            waiting -= 1
        }
    }

    /// Waits until `body` gives something other than nil, but at most about `milliseconds`; nil when the time is over.
    func wait<Result>(milliseconds: Int, until body: (inout State) -> Result?) -> Result? {
        var limit = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &limit)
        let nanoseconds = limit.tv_nsec + milliseconds % 1000 * 1_000_000
        limit.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
        limit.tv_nsec = nanoseconds % 1_000_000_000
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            waiting += 1
            let status = unsafe pthread_cond_timedwait(condition, mutex, &limit)
            waiting -= 1
            if status != 0 { return body(&state) }
        }
    }
}
