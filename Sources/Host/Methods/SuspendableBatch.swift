import Drawing
import Synchronization
import Wire

/// A batch some items of which wait for their pictures, each for its own.
final class SuspendableBatch: Suspension {
    /// What became of an item.
    struct Outcome: Sendable {
        let reply: Reply
        let isSuccess: Bool
    }

    private struct State {
        var outcomes: [Outcome?]
        var left: Int
        /// Those to be done next, with what they have waited for.
        var runnable: [(index: Int, suspension: (any Suspension)?)]
        /// By their indices: the first is the first to have what it waits for, whichever thread was quick.
        var waiting: [(any Suspension)?]
        /// None waits before.
        var firstWaiting = 0
        /// On their way, or there and not done.
        var active: [Int: any Suspension] = [:]
        var resume: (@Sendable () -> Void)?
    }

    /// Items whose pictures are on their way at a time, so that other requests have their turn too.
    private static let mostActive = 64

    private let state: Mutex<State>

    init(count: Int) {
        state = Mutex(
            State(
                outcomes: Array(repeating: nil, count: count), left: count,
                runnable: (0..<count).map { (index: $0, suspension: nil) },
                waiting: Array(repeating: nil, count: count), firstWaiting: count))
    }

    /// What can be done now.
    func takeRunnable() -> [(index: Int, suspension: (any Suspension)?)] {
        state.withLock { state in
            defer { state.runnable = [] }
            for item in state.runnable { state.active[item.index] = nil }
            return state.runnable
        }
    }

    /// - Returns: how many are done.
    func finish(_ index: Int, _ outcome: Outcome) -> Int {
        state.withLock { state in
            state.outcomes[index] = outcome
            state.left -= 1
            return state.outcomes.count - state.left
        }
    }

    func suspend(_ index: Int, _ suspension: any Suspension) {
        state.withLock { state in
            state.waiting[index] = suspension
            state.firstWaiting = min(state.firstWaiting, index)
        }
    }

    /// Null while items are left.
    var outcomes: [Outcome]? {
        state.withLock { $0.left == 0 ? $0.outcomes.compactMap { $0 } : nil }
    }

    // MARK: Waiting

    /// Resumes as soon as one item can be done.
    func wait(_ resume: @escaping @Sendable () -> Void) {
        state.withLock { $0.resume = resume }
        while let next = takeWaiting() {
            next.suspension.wait { [self] in becameRunnable(next.index, next.suspension) }
        }
        resumeIfRunnable()
    }

    private func takeWaiting() -> (index: Int, suspension: any Suspension)? {
        state.withLock { state in
            guard state.active.count < Self.mostActive else { return nil }
            let index = state.waiting[state.firstWaiting...].firstIndex { $0 != nil } ?? state.waiting.count
            state.firstWaiting = index
            guard index < state.waiting.count, let suspension = state.waiting[index].take() else { return nil }
            state.active[index] = suspension
            return (index, suspension)
        }
    }

    private func becameRunnable(_ index: Int, _ suspension: any Suspension) {
        state.withLock { $0.runnable.append((index, suspension)) }
        resumeIfRunnable()
    }

    private func resumeIfRunnable() {
        let resume = state.withLock { $0.runnable.isEmpty ? nil : $0.resume.take() }
        resume?()
    }

    func abandon() {
        let active = state.withLock { state in
            state.resume = nil
            return Array(state.active.values)
        }
        for suspension in active { suspension.abandon() }
    }
}
