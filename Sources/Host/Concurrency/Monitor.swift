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
        for room in 0..<rooms { unsafe pthread_cond_init(condition(room), nil) }
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
        var limit = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &limit)
        let nanoseconds = limit.tv_nsec + milliseconds % 1000 * 1_000_000
        limit.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
        limit.tv_nsec = nanoseconds % 1_000_000_000
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&state) { return result }
            waiting[0] += 1
            let status = unsafe pthread_cond_timedwait(condition(0), mutex, &limit)
            waiting[0] -= 1
            if status != 0 { return body(&state) }
        }
    }

    private func sleep(in room: Int) {
        waiting[room] += 1
        unsafe pthread_cond_wait(condition(room), mutex)
        waiting[room] -= 1
    }

    private func wake(_ wake: Wake, in room: Int) {
        switch wake {
        case .one: unsafe pthread_cond_signal(condition(room))
        case .all: unsafe pthread_cond_broadcast(condition(room))
        }
    }
}
