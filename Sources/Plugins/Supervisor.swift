package import JSONValues
import Synchronization
import Threading
package import Wire

/// Keeps one program at hand: started when it is first needed, and again when it has ended, but not too often.
package final class Supervisor: Sendable {
    package struct Options: Sendable {
        package var launch: Launch
        /// What the program is started as in the end; called on the loop's thread before each start.
        package var adjust: (@Sendable (Launch) throws(LaunchError) -> Launch)?
        package var peer: Peer.Options
        /// Makes a fresh child ready for calls, and says with what result. Called on the loop's thread.
        package var handshake: (@Sendable (Peer, @escaping @Sendable (Result<Void, CallFailure>) -> Void) -> Void)?
        /// Milliseconds until it must be ready.
        package var startMilliseconds = 10_000
        /// Whether the log says that it does not start.
        package var saysFailures = true
        /// What the log says when it is not ready after `startNoticeMilliseconds`; nil for nothing.
        package var waitingNotice: String?
        /// Hears how each child has ended.
        package var onEnd: (@Sendable (ProcessEnd) -> Void)?
        /// Whether it is started again when it has ended, and not only when it is needed.
        package var restartsAtOnce = false

        package init(_ launch: Launch, _ peer: Peer.Options) {
            self.launch = launch
            self.peer = peer
        }
    }

    /// How long a start may take before the log says what is being waited for (ours).
    package static let startNoticeMilliseconds = 2000

    /// As `plugin/list` tells it.
    package enum Condition: String, Sendable {
        case idle, running, restarting, failed
    }

    enum Phase {
        /// Not needed so far.
        case idle
        /// On its way to run; the peer once there is one.
        case starting(Peer?)
        case running(Peer)
        /// Cannot be started, for the reason; not again before a time on `Clock`.
        case failed(String, until: UInt64)
        case stopped
    }

    struct State {
        var phase = Phase.idle
        var history = RestartHistory()
        /// Whether it was ever started; the next start is then another one.
        var wasStarted = false
        /// Calls for a child that is on its way.
        var waiting: [PendingCall] = []
        /// Counts the starts, so that what belongs to an earlier one is known.
        var generation = 0
        /// The child that was started last, perhaps dead.
        var last: Peer?
    }

    let options: Options
    let state = Mutex(State())

    package init(_ options: Options) {
        self.options = options
    }

    package var condition: Condition {
        state.withLock { state in
            switch state.phase {
            case .idle, .stopped: .idle
            case .starting: state.history.count > 0 ? .restarting : .running
            case .running: .running
            case .failed: .failed
            }
        }
    }

    /// How often it was started again.
    package var restarts: Int { state.withLock { $0.history.count } }

    /// Calls the child, starting it where it does not run. As `Peer.call`; the time counts from when the child is ready.
    @discardableResult
    package func call(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) -> PendingCall {
        let call = PendingCall(method, params, milliseconds: milliseconds, completion)
        take(call)
        return call
    }

    /// Starts the child where it does not run, and says when it is ready. `completion` is called as by `call`.
    package func start(_ completion: @escaping @Sendable (Result<Void, CallFailure>) -> Void) {
        take(PendingCall(completion))
    }

    /// Takes it once more where the child has begun to end meanwhile: then it waits for the next.
    func send(_ call: PendingCall, to peer: Peer) {
        if !call.send(to: peer) { take(call) }
    }

    private func take(_ call: PendingCall) {
        enum Way {
            case peer(Peer)
            case wait(start: Bool)
            case fail(CallFailure)
        }
        let way: Way = state.withLock { state in
            switch state.phase {
            case .running(let peer):
                if peer.isRunning { return .peer(peer) }
                // It is about to be buried, and then started again.
                state.waiting.append(call)
                return .wait(start: false)
            case .failed(let reason, let until) where Clock.now < until: return .fail(.notStarted(reason))
            case .stopped: return .fail(.notStarted("the host is about to end"))
            case .starting:
                state.waiting.append(call)
                return .wait(start: false)
            case .idle, .failed:
                state.waiting.append(call)
                state.phase = .starting(nil)
                return .wait(start: true)
            }
        }
        switch way {
        case .peer(let peer): send(call, to: peer)
        case .fail(let failure): call.fail(failure)
        case .wait(start: true):
            if !ChildLoop.shared.schedule({ [self] in begin() }) {
                giveUp("there is no thread for it")
            }
        case .wait(start: false): break
        }
    }

    /// The last lines that the child has written to standard error since a time on `Clock`; those of its last breath where it has ended.
    package func lastWords(since time: UInt64 = 0) -> String? {
        state.withLock { $0.last }?.lastWords(since: time)
    }

    /// Any line to a child that runs, for whoever tries what it makes of it.
    package func write(_ line: String) {
        let peer = state.withLock { state in
            if case .running(let peer) = state.phase { peer } else { nil as Peer? }
        }
        peer?.write(line)
    }

    /// Sees to it that calls from here on go to a fresh child; the present one ends when it has answered what it has. This is no
    /// failure, and earlier ones are forgiven.
    package func reload() {
        let (retired, unready): (Peer?, Peer?) = state.withLock { state in
            state.history.forgive()
            switch state.phase {
            case .running(let peer):
                state.phase = .idle
                state.wasStarted = false
                // Its end is no concern of the next one.
                state.generation += 1
                return (peer, nil)
            case .starting(let peer?):
                state.phase = .starting(nil)
                state.wasStarted = false
                state.generation += 1
                return (nil, peer)
            case .failed:
                state.phase = .idle
                state.wasStarted = false
                return (nil, nil)
            case .idle, .starting(nil), .stopped: return (nil, nil)
            }
        }
        retired?.retire()
        guard let unready else { return }
        // Nobody has asked it anything yet.
        unready.kill()
        if !ChildLoop.shared.schedule({ [self] in begin() }) { giveUp("there is no thread for it") }
    }

    /// Ends the child as one that has failed; the next call starts another.
    package func replace() {
        let peer = state.withLock { state in
            if case .running(let peer) = state.phase { peer } else { nil as Peer? }
        }
        peer?.kill()
    }

    /// Ends the child for good.
    package func stop(milliseconds: Int) {
        let (peer, waiting): (Peer?, [PendingCall]) = state.withLock { state in
            defer {
                state.phase = .stopped
                state.waiting = []
            }
            switch state.phase {
            case .running(let peer), .starting(let peer?): return (peer, state.waiting)
            case .idle, .starting(nil), .failed, .stopped: return (nil, state.waiting)
            }
        }
        peer?.stop(milliseconds: milliseconds)
        for call in waiting { call.fail(.cancelled) }
    }
}
