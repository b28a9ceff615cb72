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

    enum Wake {
        /// Enough where any waiter can make use of the change.
        case one
        case all
    }

    /// Changes the value and wakes those who wait for a change.
    func change<Result>(waking wake: Wake = .all, _ body: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        let result = body(&state)
        let isAwaited = waiting > 0
        unsafe pthread_mutex_unlock(mutex)
        // After unlocking, so that whoever wakes does not run into the lock; and only where somebody waits.
        guard isAwaited else { return result }
        switch wake {
        case .one: unsafe pthread_cond_signal(condition)
        case .all: unsafe pthread_cond_broadcast(condition)
        }
        return result
    }

    /// Waits until `body` can make its change, which it says by giving something other than nil, and wakes everyone else.
    func waitToChange<Result>(_ body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) {
                if waiting > 0 { unsafe pthread_cond_broadcast(condition) }
                return result
            }
            waiting += 1
            unsafe pthread_cond_wait(condition, mutex)
            waiting -= 1
        }
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
