import JSONValues

/// Restores the order of the requests in the responses of an `--ordered` connection. A request takes a turn when it
/// is read; its response waits for those of all earlier turns.
struct Sequencer {
    private var nextOut = 0
    private var early: [Int: Outgoing] = [:]
    private var earlyBytes = 0

    /// Whether so many bytes wait for their turns that the reading thread must pause.
    var isFull: Bool { early.count >= Limits.maxQueued.value || earlyBytes >= OutputQueue.limit }

    /// Adds the response of a turn and returns those that may be sent now, in order.
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
