package import JSONValues
import Synchronization
import Threading
package import Wire

/// Keeps one program running: starts it on first use and restarts it when it has ended, within the limits of
/// `RestartHistory`.
package final class Supervisor: Sendable {
    package struct Options: Sendable {
        package var launch: Launch
        /// Changes the launch before each start, on the loop's thread; nil for no change.
        package var adjust: (@Sendable (Launch) throws(LaunchError) -> Launch)?
        package var peer: Peer.Options
        /// Prepares a new child for calls, and reports the result. Called on the loop's thread; nil where a child is
        /// ready at once.
        package var handshake: (@Sendable (Peer, @escaping @Sendable (Result<Void, CallFailure>) -> Void) -> Void)?
        /// The most milliseconds until the child must be ready. Default: 10 s (`pluginStartSeconds` of limits.json).
        package var startMilliseconds = 10_000
        /// Whether failed starts are logged. Default: true.
        package var saysFailures = true
        /// The line that is logged when the child is not ready after `startNoticeMilliseconds`; nil for none.
        package var waitingNotice: String?
        /// Called with the way each child has ended.
        package var onEnd: (@Sendable (ProcessEnd) -> Void)?
        /// Whether a child that has ended is restarted immediately, not on the next call. Default: false.
        package var restartsAtOnce = false

        package init(_ launch: Launch, _ peer: Peer.Options) {
            self.launch = launch
            self.peer = peer
        }
    }

    /// How long a start may take before `waitingNotice` is logged (ours).
    package static let startNoticeMilliseconds = 2000

    /// The `state` in `plugin/list`.
    package enum Condition: String, Sendable {
        case idle, running, restarting, failed
    }

    enum Phase {
        /// Not started yet.
        case idle
        /// Starting; with the peer once its process runs.
        case starting(Peer?)
        case running(Peer)
        /// The start failed, for a reason; no further attempt before a time on `Clock`.
        case failed(String, until: UInt64)
        case stopped
    }

    struct State {
        var phase = Phase.idle
        var history = RestartHistory()
        /// Whether the child was started before, so that the next start is a restart.
        var wasStarted = false
        /// Calls that wait until the child is ready.
        var waiting: [PendingCall] = []
        /// The number of starts, by which events of earlier children are recognised.
        var generation = 0
        /// The last child that was started; it may have ended.
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

    /// The number of restarts.
    package var restarts: Int { state.withLock { $0.history.count } }

    /// Calls the child, as `Peer.call` does, and starts it if necessary. The time limit starts when the child is
    /// ready.
    @discardableResult
    package func call(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) -> PendingCall {
        let call = PendingCall(method, params, milliseconds: milliseconds, completion)
        take(call)
        return call
    }

    /// Starts the child if necessary. `completion` is called when it is ready, as by `call`.
    package func start(_ completion: @escaping @Sendable (Result<Void, CallFailure>) -> Void) {
        take(PendingCall(completion))
    }

    /// Sends a call, or queues it for the next child where this one is ending.
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
                // The child is ending and will be restarted.
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

    /// The last lines of standard error since a time on `Clock`, of the last child even where it has ended; nil where
    /// there is none.
    package func lastWords(since time: UInt64 = 0) -> String? {
        state.withLock { $0.last }?.lastWords(since: time)
    }

    /// Writes a line to a running child, whether it is a message or not; for checks of a plugin.
    package func write(_ line: String) {
        let peer = state.withLock { state in
            if case .running(let peer) = state.phase { peer } else { nil as Peer? }
        }
        peer?.write(line)
    }

    /// Directs all further calls to a new child; the present one stops when it has answered its calls. Clears the
    /// restart history.
    package func reload() {
        let (retired, unready): (Peer?, Peer?) = state.withLock { state in
            state.history.forgive()
            switch state.phase {
            case .running(let peer):
                state.phase = .idle
                state.wasStarted = false
                // The end of this child must not affect the next one.
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
        // The child has no calls yet.
        unready.kill()
        if !ChildLoop.shared.schedule({ [self] in begin() }) { giveUp("there is no thread for it") }
    }

    /// Kills the child as a failed one; the next call starts another.
    package func replace() {
        let peer = state.withLock { state in
            if case .running(let peer) = state.phase { peer } else { nil as Peer? }
        }
        peer?.kill()
    }

    /// Stops the child and refuses further calls.
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
