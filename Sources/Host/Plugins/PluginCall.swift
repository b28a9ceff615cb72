import JSONValues
import Plugins
import Synchronization
import Threading

/// A question on its way to a plugin, or in line for it.
final class PluginCall: Sendable {
    typealias Completion = @Sendable (Result<JSONValue, Failure>) -> Void

    struct Failure: Error {
        let cause: CallFailure
        /// The last lines that the plugin has written to standard error, where they may belong to it.
        var log: String?
    }

    private enum Phase {
        case waiting
        case sent(PendingCall?, attempt: Int)
        case over
    }

    private struct State {
        var phase = Phase.waiting
        var attempts = 0
        /// Why it was asked again.
        var firstFailure: Failure?
        /// On `Clock`.
        var beginning: UInt64 = 0
    }

    let params: [UInt8]
    let precedence: Precedence
    private let completion: Completion
    private let state = Mutex(State())

    init(_ params: [UInt8], _ precedence: Precedence, _ completion: @escaping Completion) {
        self.params = params
        self.precedence = precedence
        self.completion = completion
    }

    /// The number of this attempt; nil where nobody wants it any more.
    func begin() -> Int? {
        state.withLock { state in
            guard case .waiting = state.phase else { return nil }
            state.attempts += 1
            state.beginning = Clock.now
            state.phase = .sent(nil, attempt: state.attempts)
            return state.attempts
        }
    }

    /// When it was sent last, on `Clock`.
    var beginning: UInt64 { state.withLock { $0.beginning } }

    /// Tells what can be cancelled from here on.
    func went(as pending: PendingCall, attempt: Int) {
        let isOver = state.withLock { state in
            switch state.phase {
            case .over: return true
            // It may have come back already.
            case .sent(_, attempt): state.phase = .sent(pending, attempt: attempt)
            case .sent, .waiting: break
            }
            return false
        }
        if isOver { pending.cancel() }
    }

    /// Makes it wait again, once, after it has failed together with others. False where it had its second chance, or nobody wants it.
    func comesAgain(after failure: Failure) -> Bool {
        state.withLock { state in
            guard case .sent = state.phase, state.firstFailure == nil else { return false }
            state.phase = .waiting
            state.firstFailure = failure
            return true
        }
    }

    func finish(_ result: Result<JSONValue, Failure>) {
        let (isFirst, firstFailure) = state.withLock { state in
            if case .over = state.phase { return (false, nil as Failure?) }
            state.phase = .over
            return (true, state.firstFailure)
        }
        guard isFirst else { return }
        // What has brought the plugin down says more than that it is down.
        if case .failure(let failure) = result, case .notStarted = failure.cause, let firstFailure {
            return completion(.failure(firstFailure))
        }
        completion(result)
    }

    func cancel() {
        let last = state.withLock { state in
            defer { state.phase = .over }
            return state.phase
        }
        switch last {
        case .waiting, .sent(nil, _): completion(.failure(Failure(cause: .cancelled)))
        case .sent(let pending?, _):
            pending.cancel()
            completion(.failure(Failure(cause: .cancelled)))
        case .over: break
        }
    }
}
