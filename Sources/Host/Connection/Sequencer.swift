import JSONValues

/// Puts answers back into the order of their requests, for `--ordered` connections: each takes a turn when it is read, and
/// an answer that is early waits for those before it.
struct Sequencer {
    private var nextOut = 0
    private var early: [Int: Outgoing] = [:]
    private var earlyBytes = 0

    /// Whether so much waits for its turn that nothing more should be read.
    var isFull: Bool { early.count >= Limits.maxQueued.value || earlyBytes >= OutputQueue.limit }

    /// Takes the message of a turn and gives those that may go out now.
    mutating func put(_ outgoing: Outgoing, at turn: Int) -> [Outgoing] {
        early[turn] = outgoing
        earlyBytes += outgoing.message.count
        var ready: [Outgoing] = []
        while let next = early.removeValue(forKey: nextOut) {
            earlyBytes -= next.message.count
            ready.append(next)
            nextOut += 1
        }
        return ready
    }
}
