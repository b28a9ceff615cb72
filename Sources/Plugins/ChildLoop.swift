import Synchronization
import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The event loop of all children, on one thread: it reads and writes their pipes, checks their deadlines and reaps
/// them. The thread starts with the first child.
package final class ChildLoop: Sendable {
    package static let shared = ChildLoop()

    private struct State {
        var peers: [Peer] = []
        /// Actions with their times on `Clock`, the earliest last.
        var appointments: [(time: UInt64, action: @Sendable () -> Void)] = []
        var isRunning = false
        var isEnding = false
        /// The time on `Clock` at which the thread wakes by itself; 0 while it is running.
        var wakeTime: UInt64 = 0
    }

    private let state = Mutex(State())
    /// Interrupts the wait of the thread. Nil where the system could not make a pipe; the thread then wakes every 10
    /// ms.
    private let wakePipe = WakePipe()
    private let guardian = GroupGuard()

    private init() {}

    // MARK: From any thread

    /// Runs an action on the loop's thread, immediately or at a time on `Clock`. False where no thread can be
    /// started, or the process is about to end.
    @discardableResult
    func schedule(at time: UInt64 = 0, _ action: @escaping @Sendable () -> Void) -> Bool {
        let isAccepted = state.withLock { state in
            guard !state.isEnding else { return false }
            if !state.isRunning {
                state.isRunning = SystemThread.start { [self] in run() }
                // Writing to a child that has ended must be an error, not the end of the host.
                signal(SIGPIPE, SIG_IGN)
                Orphans.adopt()
            }
            guard state.isRunning else { return false }
            let index = state.appointments.firstIndex { $0.time <= time } ?? state.appointments.count
            state.appointments.insert((time, action), at: index)
            return true
        }
        if isAccepted { wake(at: time) }
        return isAccepted
    }

    /// Makes the thread wake at a time on `Clock` at the latest.
    func wake(at time: UInt64 = 0) {
        guard state.withLock({ $0.wakeTime > time }) else { return }
        wakePipe?.wake()
    }

    /// Starts a program. Must be called on the loop's thread.
    func start(_ launch: Launch, _ options: Peer.Options) throws(LaunchError) -> Peer {
        let child = try SpawnedProcess.start(launch)
        guardian.add(child.process)
        let peer = Peer(child, options)
        state.withLock { $0.peers.append(peer) }
        return peer
    }

    func forget(_ process: SpawnedProcess) {
        guardian.remove(process)
    }

    var isEnding: Bool { state.withLock { $0.isEnding } }

    /// Ends all children and their descendants, first by closing their input and then by signals, and refuses new
    /// ones. Blocks until they have ended, for at most about `milliseconds` and a second.
    ///
    /// - Parameter isHurried: whether children that are left after `milliseconds` are killed without waiting for
    ///   them.
    package func end(milliseconds: Int = 500, isHurried: Bool = false) {
        let isRunning = state.withLock { state in
            state.isEnding = true
            return state.isRunning
        }
        guard isRunning else { return }
        let limit = Clock.now + UInt64(milliseconds) * 1_000_000
        for peer in state.withLock({ $0.peers }) {
            if isHurried {
                peer.stop([Peer.Appointment(time: limit, signal: Signal.kill)])
            } else {
                peer.stop(milliseconds: milliseconds)
            }
        }
        wake()
        let last = limit + (isHurried ? 100_000_000 : 1_000_000_000)
        while state.withLock({ !$0.peers.isEmpty }), Clock.now < last { usleep(1000) }
        Orphans.end()
    }

    // MARK: The thread

    private func run() {
        while true {
            // A change from here on may be missed, so whoever makes it wakes the thread.
            state.withLock { $0.wakeTime = .max }
            let now = Clock.now
            for action in due(at: now) { action() }
            let peers = state.withLock { state in
                state.peers.removeAll { $0.isBuried }
                return state.peers
            }
            var polled: [pollfd] = []
            if let wakePipe { polled.append(pollfd(fd: wakePipe.descriptor, events: Int16(POLLIN), revents: 0)) }
            var owners: [(peer: Peer, stream: Peer.Stream)] = []
            var next = UInt64.max
            for peer in peers {
                for (descriptor, stream) in peer.watched {
                    polled.append(
                        pollfd(
                            fd: descriptor, events: stream == .input ? Int16(POLLOUT) : Int16(POLLIN), revents: 0))
                    owners.append((peer, stream))
                }
                next = min(next, peer.nextAppointment(after: now))
            }
            wait(&polled, until: next)
            for (index, owner) in owners.enumerated() {
                let ready = polled[polled.count - owners.count + index]
                if ready.revents != 0 { owner.peer.serve(owner.stream) }
            }
            let later = Clock.now
            for peer in peers { peer.keepTime(later) }
        }
    }

    private func due(at now: UInt64) -> [@Sendable () -> Void] {
        state.withLock { state in
            var due: [@Sendable () -> Void] = []
            while let last = state.appointments.last, last.time <= now {
                due.append(last.action)
                state.appointments.removeLast()
            }
            return due
        }
    }

    private func wait(_ polled: inout [pollfd], until time: UInt64) {
        let time = state.withLock { state in
            state.wakeTime = min(time, state.appointments.last?.time ?? .max)
            return state.wakeTime
        }
        let now = Clock.now
        var milliseconds: Int32 = -1
        if time != .max { milliseconds = time <= now ? 0 : Int32(min(60_000, (time - now + 999_999) / 1_000_000)) }
        if wakePipe == nil { milliseconds = milliseconds < 0 ? 10 : min(milliseconds, 10) }
        unsafe poll(&polled, nfds_t(polled.count), milliseconds)
        state.withLock { $0.wakeTime = 0 }
        if let wakePipe, polled.first?.revents != 0 { wakePipe.drain() }
    }
}
