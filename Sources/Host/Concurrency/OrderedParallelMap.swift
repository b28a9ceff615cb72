import Collections
import Threading

/// Maps a stream of items on several threads and delivers the results in the order of the items.
package enum OrderedParallelMap {
    private struct State<Item: Sendable, Output> {
        var waiting = FirstInFirstOut<Piece<Item>>()
        var done: [Int: Output] = [:]
        /// Bytes of the pieces that are issued and not delivered.
        var bytes = 0
        var isOver = false
    }

    private struct Piece<Item: Sendable>: Sendable {
        let index: Int
        let item: Item
        /// What the previous attempt waited for; nil in the first attempt.
        var suspension: (any Suspension)?
    }

    /// Suspended pieces under way at a time, beside those that threads work on (ours).
    private static let mostSuspended = 64

    /// Bytes of work under way at a time (ours); a larger piece runs alone.
    private static let maxBytes = 16 * 1024 * 1024

    /// Takes work from `next` until it gives nil, and gives every result to `deliver`, both on the calling thread. Only so much
    /// work is taken ahead that memory does not depend on how much there is in all.
    ///
    /// - Parameters:
    ///   - workers: threads, at least 1.
    ///   - size: bytes that a piece of work takes.
    ///   - work: may suspend itself until an external input arrives; it then runs again from the start, and blocks no thread meanwhile.
    package static func run<Item: Sendable, Output: Sendable>(
        host: Host, workers: Int, size: (Item) -> Int, next: () -> Item?,
        work: @escaping @Sendable (InProcess, Item, (any Suspension)?) -> Attempt<Output>, deliver: (Output) -> Void
    ) {
        let state = Monitor(State<Item, Output>())
        var started = 0
        for _ in 0..<workers {
            let isRunning = SystemThread.start {
                let process = InProcess(host: host)
                while let piece = state.wait(until: { state -> Piece<Item>?? in
                    if let piece = state.waiting.popFirst() { return .some(piece) }
                    return state.isOver ? .some(nil) : nil
                }) {
                    switch work(process, piece.item, piece.suspension) {
                    case .done(let output): state.change { $0.done[piece.index] = output }
                    case .suspended(let suspension):
                        suspension.wait {
                            let again = Piece(index: piece.index, item: piece.item, suspension: suspension)
                            state.change { $0.waiting.append(again) }
                        }
                    }
                }
            }
            if isRunning { started += 1 }
        }
        guard started > 0 else {
            // The system starts no thread, so the calling one does the work.
            let process = InProcess(host: host)
            while let item = next() {
                deliver(InProcess.finish { (suspension) in work(process, item, suspension) })
            }
            return
        }
        feed(state, ahead: started * 16 + mostSuspended, size: size, next: next, deliver: deliver)
        state.change { $0.isOver = true }
    }

    private static func feed<Item: Sendable, Output: Sendable>(
        _ state: Monitor<State<Item, Output>>, ahead: Int, size: (Item) -> Int, next: () -> Item?,
        deliver: (Output) -> Void
    ) {
        var sizes = FirstInFirstOut<Int>()
        var issued = 0
        var delivered = 0
        var pending = next()
        while pending != nil || delivered < issued {
            let cost = pending.map(size) ?? 0
            let output: Output? = state.wait { state -> Output?? in
                if let output = state.done.removeValue(forKey: delivered) { return .some(output) }
                let hasRoom = issued == delivered || issued - delivered < ahead && state.bytes + cost <= maxBytes
                return pending != nil && hasRoom ? .some(nil) : nil
            }
            if let output {
                delivered += 1
                let freed = sizes.popFirst() ?? 0
                state.withLock { $0.bytes -= freed }
                deliver(output)
            } else if let item = pending {
                let index = issued
                state.change { state in
                    state.waiting.append(Piece(index: index, item: item))
                    state.bytes += cost
                }
                sizes.append(cost)
                issued += 1
                pending = next()
            }
        }
    }
}
