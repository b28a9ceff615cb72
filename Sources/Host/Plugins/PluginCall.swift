import JSONValues
import Plugins
import Synchronization

/// A question on its way to a plugin, or in line for it.
final class PluginCall: Sendable {
    typealias Completion = @Sendable (Result<JSONValue, CallFailure>) -> Void

    private enum Phase {
        case waiting
        case sent(PendingCall?)
        case over
    }

    let params: [UInt8]
    private let completion: Completion
    private let phase = Mutex(Phase.waiting)

    init(_ params: [UInt8], _ completion: @escaping Completion) {
        self.params = params
        self.completion = completion
    }

    /// False where nobody wants it any more.
    func begin() -> Bool {
        phase.withLock { phase in
            guard case .waiting = phase else { return false }
            phase = .sent(nil)
            return true
        }
    }

    /// Tells what can be cancelled from here on.
    func went(as pending: PendingCall) {
        let isOver = phase.withLock { phase in
            if case .over = phase { return true }
            phase = .sent(pending)
            return false
        }
        if isOver { pending.cancel() }
    }

    func finish(_ result: Result<JSONValue, CallFailure>) {
        let isFirst = phase.withLock { phase in
            if case .over = phase { return false }
            phase = .over
            return true
        }
        if isFirst { completion(result) }
    }

    func cancel() {
        let last = phase.withLock { phase in
            defer { phase = .over }
            return phase
        }
        switch last {
        case .waiting, .sent(nil): completion(.failure(.cancelled))
        case .sent(let pending?):
            pending.cancel()
            completion(.failure(.cancelled))
        case .over: break
        }
    }
}
