/// Puts answers back into the order of their requests, for `--ordered` connections: each takes a turn when it is read, and
/// an answer that is early waits for those before it.
struct Sequencer {
    private var nextOut = 0
    private var early: [Int: [UInt8]] = [:]

    /// Takes the frame of a turn (empty where nothing is to be said) and gives those that may go out now.
    mutating func put(_ frame: [UInt8], at turn: Int) -> [[UInt8]] {
        early[turn] = frame
        var ready: [[UInt8]] = []
        while let frame = early.removeValue(forKey: nextOut) {
            if !frame.isEmpty { ready.append(frame) }
            nextOut += 1
        }
        return ready
    }
}
