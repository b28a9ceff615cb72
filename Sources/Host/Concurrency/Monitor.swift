import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A value that threads share and wait on. `Mutex` of the standard library cannot wait.
///
/// Waiting threads belong to groups, each with a condition variable, so that a change wakes only the threads it concerns.
///
/// `@unchecked Sendable`: `state` and `waiting` are touched only between lock and unlock of `mutex`, and the C objects stay at
/// one address from `init` to `deinit`.
@safe
final class Monitor<State>: @unchecked Sendable {
    enum Wake {
        /// Enough where any waiter can make use of the change.
        case one
        case all
    }

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let conditions: UnsafeMutablePointer<pthread_cond_t>
    private var state: State
    /// Waiting threads in each group.
    private var waiting: [Int]

    init(_ state: sending State, groups: Int = 1) {
        self.state = state
        waiting = Array(repeating: 0, count: groups)
        unsafe conditions = .allocate(capacity: groups)
        unsafe pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        #if canImport(Glibc)
            // The time of `Clock`. The other clock can be set, and limits by it would come hours early or late.
            unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        #endif
        for group in 0..<groups { unsafe pthread_cond_init(condition(group), &attributes) }
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        for group in waiting.indices { unsafe pthread_cond_destroy(condition(group)) }
        unsafe pthread_mutex_destroy(mutex)
        unsafe conditions.deallocate()
        unsafe mutex.deallocate()
    }

    private func condition(_ group: Int) -> UnsafeMutablePointer<pthread_cond_t> {
        unsafe conditions + group
    }

    /// Looks at the value or changes it without waking anyone.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Changes the value and wakes threads that wait for a change: those of the first of the groups in which any waits.
    func change<Result>(
        waking wake: Wake = .all, in groups: Range<Int> = 0..<1, _ body: (inout State) -> Result
    ) -> Result {
        unsafe pthread_mutex_lock(mutex)
        let result = body(&state)
        let group = groups.first { waiting[$0] > 0 }
        unsafe pthread_mutex_unlock(mutex)
        // After unlocking, so that the woken thread finds the mutex free; and only where a thread waits.
        if let group { self.wake(wake, in: group) }
        return result
    }

    /// Waits until `body` can make its change, which it says by giving something other than nil, and wakes everyone else.
    func waitToChange<Result>(_ body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) {
                if waiting[0] > 0 { self.wake(.all, in: 0) }
                return result
            }
            sleep(in: 0)
        }
    }

    /// Waits until `body` gives something other than nil.
    func wait<Result>(in group: Int = 0, until body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            sleep(in: group)
        }
    }

    /// Waits until `body` gives something other than nil, but at most about `milliseconds`; nil when the time is over.
    func wait<Result>(milliseconds: Int, until body: (inout State) -> Result?) -> Result? {
        let limit = Clock.now + UInt64(milliseconds) * 1_000_000
        func time(_ state: State) -> UInt64 { limit }
        return wait(lookingAt: time) { state in
            if let result = body(&state) { return .some(result) }
            return Clock.now >= limit ? .some(nil) : nil
        }
    }

    /// Waits until `body` gives something other than nil. It is asked after changes, and when a time on `Clock` has come.
    ///
    /// - Parameter time: the next one of interest to `body`, as the value is now; `.max` for none.
    func wait<Result>(lookingAt time: (State) -> UInt64, until body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            let time = time(state)
            if time == .max { sleep(in: 0) } else { sleep(until: time) }
        }
    }

    private func sleep(in group: Int) {
        waiting[group] += 1
        unsafe pthread_cond_wait(condition(group), mutex)
        waiting[group] -= 1
    }

    /// - Parameter time: on `Clock`.
    private func sleep(until time: UInt64) {
        waiting[0] += 1
        #if canImport(Glibc)
            var limit = timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
            unsafe pthread_cond_timedwait(condition(0), mutex, &limit)
        #else
            let now = Clock.now
            let rest = time > now ? time - now : 0
            var limit = timespec(tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
            unsafe pthread_cond_timedwait_relative_np(condition(0), mutex, &limit)
        #endif
        waiting[0] -= 1
    }

    private func wake(_ wake: Wake, in group: Int) {
        switch wake {
        case .one: unsafe pthread_cond_signal(condition(group))
        case .all: unsafe pthread_cond_broadcast(condition(group))
        }
    }
}
