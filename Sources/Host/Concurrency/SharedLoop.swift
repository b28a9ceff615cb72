import Synchronization

/// A loop over indices that several threads share: each takes the next index that nobody has, until none is left. Whoever
/// starts it works too, so it ends also where no other thread has time.
final class SharedLoop<Element: Sendable, Failure: Error>: Sendable {
    private struct State {
        var elements: [Element?]
        var failure: Failure?
        /// Threads inside the loop.
        var active = 0
    }

    private let count: Int
    private let next = Atomic(0)
    private let state: Monitor<State>

    init(count: Int) {
        self.count = count
        state = Monitor(State(elements: Array(repeating: nil, count: count)))
    }

    /// Takes part until no index is left or a body has failed.
    func takePart(_ body: (Int) throws(Failure) -> Element) {
        state.withLock { $0.active += 1 }
        defer { state.change { $0.active -= 1 } }
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            do throws(Failure) {
                let element = try body(index)
                state.withLock { $0.elements[index] = element }
            } catch {
                next.store(count, ordering: .relaxed)
                state.withLock { $0.failure = $0.failure ?? error }
                return
            }
        }
    }

    /// Waits for the others; gives the elements in the order of their indices.
    func finish() throws(Failure) -> [Element] {
        let outcome: Result<[Element], Failure> = state.wait { state in
            guard state.active == 0 else { return nil }
            if let failure = state.failure { return .failure(failure) }
            return .success(state.elements.compactMap { $0 })
        }
        return try outcome.get()
    }
}
