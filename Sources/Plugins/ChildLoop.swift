import Synchronization
import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The one thread that serves all children: it moves their bytes, watches their times and buries them. It starts with the first
/// child, and nobody waits for it but whoever ends the process.
package final class ChildLoop: Sendable {
    package static let shared = ChildLoop()

    private struct State {
        var peers: [Peer] = []
        /// What is to be done at a time on `Clock`, the earliest last.
        var appointments: [(time: UInt64, action: @Sendable () -> Void)] = []
        var isRunning = false
        var isEnding = false
        /// When the thread looks around by itself, on `Clock`: 0 while it is at work and will do so next.
        var wakeTime: UInt64 = 0
    }

    private let state = Mutex(State())
    /// Interrupts the thread's wait. Null where the system had no pipe; the loop then looks around often.
    private let wakePipe = WakePipe()
    private let guardian = GroupGuard()

    private init() {}

    // MARK: From any thread

    /// Does something on the loop's thread, at once or at a time on `Clock`. False where there is no thread to be had, or where the
    /// process is about to end.
    @discardableResult
    func schedule(at time: UInt64 = 0, _ action: @escaping @Sendable () -> Void) -> Bool {
        let isAccepted = state.withLock { state in
            guard !state.isEnding else { return false }
            if !state.isRunning {
                state.isRunning = SystemThread.start { [self] in run() }
                // A child that is gone is an error of writing, not the end of the process.
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

    /// Sees to it that the thread looks around by that time on `Clock`.
    func wake(at time: UInt64 = 0) {
        guard state.withLock({ $0.wakeTime > time }) else { return }
        wakePipe?.wake()
    }

    /// Starts a program on the loop's thread, which calls this.
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

    /// Ends all children and theirs, and takes no more: first by the end of their input, then by signals. Waits until they are
    /// gone; for about `milliseconds` and a second at most.
    ///
    /// - Parameter isHurried: whether those that are left after `milliseconds` are killed at once, and are not waited for.
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
