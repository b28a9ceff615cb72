import Collections
import Threading

/// How much work a request is: what is light must not wait behind what is heavy.
package enum Weight: Sendable {
    /// About 1 µs, which is less than handing it to another thread and back takes.
    case tiny
    /// About 10 µs, at most 10 ms.
    case light
    /// About 0.1 ms: a small picture in pixels.
    case medium
    /// Anything else.
    case heavy
}

/// Work for the host's threads. One thread takes light work only, so that it is done while every other one is busy with
/// heavy work; the others take light work first.
///
/// Light and medium work comes and goes in lumps: one lock and one wake-up for many pieces.
final class WorkQueue: Sendable {
    typealias Work = @Sendable (Workspace) -> Void

    private struct State {
        var light = FirstInFirstOut<Work>()
        var medium = FirstInFirstOut<Work>()
        var heavy = FirstInFirstOut<Work>()

        /// - Parameter takers: threads that share what is there.
        mutating func next(lightOnly: Bool, takers: Int) -> [Work]? {
            if !light.isEmpty { return Self.lump(of: &light, max: WorkQueue.maxLightLump, takers: takers) }
            if lightOnly { return nil }
            if !medium.isEmpty { return Self.lump(of: &medium, max: WorkQueue.maxMediumLump, takers: takers) }
            return heavy.popFirst().map { [$0] }
        }

        private static func lump(of queue: inout FirstInFirstOut<Work>, max: Int, takers: Int) -> [Work] {
            (0..<min(max, queue.count / takers + 1)).compactMap { _ in queue.popFirst() }
        }
    }

    /// Pieces that a thread takes at once: together they hold up nothing that a person notices.
    private static let maxLightLump = 32
    private static let maxMediumLump = 8

    /// The groups of waiting threads: those that take any work, and the one that takes light work only. Light work wakes a thread
    /// of the first group if one waits, else that of the second; other work wakes the first group only.
    private enum WaiterGroup {
        static let any = 0
        static let lightOnly = 1
    }

    private let state = Monitor(State(), groups: 2)
    private let workers: Int

    /// - Parameter workers: threads that take any work, at least 1.
    init(workers: Int) {
        self.workers = max(1, workers)
    }

    /// Starts the threads.
    ///
    /// - Parameter settle: called on a thread after each lump of work that it has done.
    func start(settle: @escaping @Sendable (Workspace) -> Void) {
        for index in 0...workers {
            let group = index == 0 ? WaiterGroup.lightOnly : WaiterGroup.any
            RequiredThread.start { [state, workers] in
                let workspace = Workspace()
                while true {
                    let lump = state.wait(in: group) { state in
                        state.next(lightOnly: group == WaiterGroup.lightOnly, takers: workers)
                    }
                    for work in lump { work(workspace) }
                    settle(workspace)
                }
            }
        }
    }

    func add(medium: [Work]) {
        guard !medium.isEmpty else { return }
        state.change(waking: medium.count == 1 ? .one : .all) { state in
            for work in medium { state.medium.append(work) }
        }
    }

    func add(light: [Work]) {
        guard !light.isEmpty else { return }
        // One thread is enough for a lump; where it is not, the next lump wakes another.
        state.change(waking: .one, in: WaiterGroup.any..<WaiterGroup.lightOnly + 1) { state in
            for work in light { state.light.append(work) }
        }
    }

    /// Offers work to every other thread that takes heavy work; it may come when nothing is left to do.
    func invite(_ work: @escaping Work) {
        guard workers > 1 else { return }
        state.change { state in
            for _ in 1..<workers { state.heavy.append(work) }
        }
    }

    func add(heavy: @escaping Work) {
        state.change(waking: .one) { $0.heavy.append(heavy) }
    }
}
