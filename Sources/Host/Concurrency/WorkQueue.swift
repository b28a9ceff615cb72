/// How much work a request is: what is light must not wait behind what is heavy.
package enum Weight: Sendable {
    case light, heavy
}

/// Work for the host's threads. One thread takes light work only, so that it is done while every other one is busy with
/// heavy work; the others take light work first.
final class WorkQueue: Sendable {
    typealias Work = @Sendable (Workspace) -> Void

    private struct State {
        var light = FirstInFirstOut<Work>()
        var heavy = FirstInFirstOut<Work>()

        mutating func next(lightOnly: Bool) -> Work? {
            light.popFirst() ?? (lightOnly ? nil : heavy.popFirst())
        }
    }

    private let state = Monitor(State())

    /// - Parameter workers: threads that take any work, at least 1.
    init(workers: Int) {
        for index in 0...max(1, workers) {
            let lightOnly = index == 0
            SystemThread.start { [state] in
                let workspace = Workspace()
                while true {
                    let work = state.wait { $0.next(lightOnly: lightOnly) }
                    work(workspace)
                }
            }
        }
    }

    func add(_ weight: Weight, _ work: @escaping Work) {
        state.change { state in
            switch weight {
            case .light: state.light.append(work)
            case .heavy: state.heavy.append(work)
            }
        }
    }
}
