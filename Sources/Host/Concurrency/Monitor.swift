import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A value that threads share and wait on. `Mutex` of the standard library cannot wait.
///
/// Threads that wait for different things can do so in different rooms, so that a change wakes only those it concerns.
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
    /// Threads in each room.
    private var waiting: [Int]

    init(_ state: sending State, rooms: Int = 1) {
        self.state = state
        waiting = Array(repeating: 0, count: rooms)
        unsafe conditions = .allocate(capacity: rooms)
        unsafe pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        #if canImport(Glibc)
            // The time of `Clock`. The other clock can be set, and limits by it would come hours early or late.
            unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        #endif
        for room in 0..<rooms { unsafe pthread_cond_init(condition(room), &attributes) }
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        for room in waiting.indices { unsafe pthread_cond_destroy(condition(room)) }
        unsafe pthread_mutex_destroy(mutex)
        unsafe conditions.deallocate()
        unsafe mutex.deallocate()
    }

    private func condition(_ room: Int) -> UnsafeMutablePointer<pthread_cond_t> {
        unsafe conditions + room
    }

    /// Looks at the value or changes it without waking anyone.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Changes the value and wakes those who wait for a change: in the first of the rooms in which somebody waits.
    func change<Result>(
        waking wake: Wake = .all, in rooms: Range<Int> = 0..<1, _ body: (inout State) -> Result
    ) -> Result {
        unsafe pthread_mutex_lock(mutex)
        let result = body(&state)
        let room = rooms.first { waiting[$0] > 0 }
        unsafe pthread_mutex_unlock(mutex)
        // After unlocking, so that whoever wakes does not run into the lock; and only where somebody waits.
        if let room { self.wake(wake, in: room) }
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
    func wait<Result>(in room: Int = 0, until body: (inout State) -> Result?) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            sleep(in: room)
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

    private func sleep(in room: Int) {
        waiting[room] += 1
        unsafe pthread_cond_wait(condition(room), mutex)
        waiting[room] -= 1
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

    private func wake(_ wake: Wake, in room: Int) {
        switch wake {
        case .one: unsafe pthread_cond_signal(condition(room))
        case .all: unsafe pthread_cond_broadcast(condition(room))
        }
    }
}
