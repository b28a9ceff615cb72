import Threading

/// Threads that share a stream of work, the results of which come out in the order of the work.
package enum Crew {
    private struct State<Item, Output> {
        var waiting = FirstInFirstOut<(index: Int, item: Item)>()
        var done: [Int: Output] = [:]
        /// Bytes of the work that is begun or waits.
        var bytes = 0
        var isOver = false
    }

    /// Bytes of work that may be under way; a larger piece goes alone.
    private static let maxBytes = 16 * 1024 * 1024

    /// Takes work from `next` until it gives nil, and gives every result to `deliver`, both on the calling thread. Only so much
    /// work is taken ahead that memory does not depend on how much there is in all.
    ///
    /// - Parameters:
    ///   - workers: threads, at least 1.
    ///   - size: bytes that a piece of work takes.
    package static func run<Item: Sendable, Output: Sendable>(
        host: Host, workers: Int, size: (Item) -> Int, next: () -> Item?,
        work: @escaping @Sendable (InProcess, Item) -> Output, deliver: (Output) -> Void
    ) {
        let state = Monitor(State<Item, Output>())
        var started = 0
        for _ in 0..<workers {
            let isRunning = SystemThread.start {
                let process = InProcess(host: host)
                while let (index, item) = state.wait(until: { state -> (index: Int, item: Item)?? in
                    if let work = state.waiting.popFirst() { return .some(work) }
                    return state.isOver ? .some(nil) : nil
                }) {
                    let output = work(process, item)
                    state.change { $0.done[index] = output }
                }
            }
            if isRunning { started += 1 }
        }
        guard started > 0 else {
            // No thread to be had: the calling one will do.
            let process = InProcess(host: host)
            while let item = next() { deliver(work(process, item)) }
            return
        }
        feed(state, ahead: started * 16, size: size, next: next, deliver: deliver)
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
                    state.waiting.append((index, item))
                    state.bytes += cost
                }
                sizes.append(cost)
                issued += 1
                pending = next()
            }
        }
    }
}
