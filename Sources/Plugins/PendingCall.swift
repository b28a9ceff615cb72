import JSONValues
import Synchronization
import Wire

/// A call to a child that may still be starting.
package final class PendingCall: Sendable {
    private enum Phase {
        case waiting
        /// A thread is sending the call, and checks afterwards whether it was cancelled.
        case sending
        case sent(Peer, Int64)
        case over
    }

    private let method: String
    private let params: Reply
    private let milliseconds: Int
    private let completion: @Sendable (Result<JSONValue, CallFailure>) -> Void
    private let phase = Mutex(Phase.waiting)

    init(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) {
        self.method = method
        self.params = params
        self.milliseconds = milliseconds
        self.completion = completion
    }

    /// A call without a message, which completes when the child is ready.
    convenience init(_ completion: @escaping @Sendable (Result<Void, CallFailure>) -> Void) {
        self.init("", .value(.null), milliseconds: 0) { result in completion(result.map { _ in }) }
    }

    /// Sends the call. False where the child takes no more calls; the call then still waits.
    func send(to peer: Peer) -> Bool {
        let isWanted = phase.withLock { phase in
            guard case .waiting = phase else { return false }
            phase = .sending
            return true
        }
        guard isWanted else { return true }
        guard !method.isEmpty else {
            phase.withLock { $0 = .over }
            completion(.success(.null))
            return true
        }
        let id = peer.callIfRunning(method, params, milliseconds: milliseconds, completion)
        let isCancelled = phase.withLock { phase in
            if case .over = phase { return true }
            phase = id.map { .sent(peer, $0) } ?? .waiting
            return false
        }
        guard isCancelled else { return id != nil }
        if let id { peer.cancel(id) } else { completion(.failure(.cancelled)) }
        return true
    }

    func fail(_ failure: CallFailure) {
        let isWaiting = phase.withLock { phase in
            guard case .waiting = phase else { return false }
            phase = .over
            return true
        }
        if isWaiting { completion(.failure(failure)) }
    }

    /// Cancels the call, which fails immediately; no effect where it has completed.
    package func cancel() {
        let last = phase.withLock { phase in
            defer { phase = .over }
            return phase
        }
        switch last {
        case .waiting: completion(.failure(.cancelled))
        case .sent(let peer, let id): peer.cancel(id)
        case .sending, .over: break
        }
    }
}
