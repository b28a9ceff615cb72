import Synchronization

/// The response to a batch: an array, complete when it has the response to every request of the batch.
final class BatchAnswer: Sendable {
    private struct State {
        var answers: [[UInt8]]
        var tickets: [Ticket] = []
        var missing: Int
    }

    let turn: Int
    private let state: Mutex<State>

    /// - Parameter count: responses in the array, at least 1.
    init(count: Int, turn: Int) {
        self.turn = turn
        state = Mutex(State(answers: Array(repeating: [], count: count), missing: count))
    }

    /// Adds the response to one member. Returns the complete array with the last one, else nil.
    func put(_ answer: Outgoing, at index: Int) -> Outgoing? {
        state.withLock { state in
            state.answers[index] = answer.message
            state.tickets += answer.tickets
            state.missing -= 1
            guard state.missing == 0 else { return nil }
            var whole = Outgoing(message: [UInt8(ascii: "[")], tickets: state.tickets)
            whole.message.reserveCapacity(state.answers.reduce(2) { $0 + $1.count + 1 })
            for (index, answer) in state.answers.enumerated() {
                if index > 0 { whole.message.append(UInt8(ascii: ",")) }
                whole.message += answer
            }
            whole.message.append(UInt8(ascii: "]"))
            state.answers = []
            state.tickets = []
            return whole
        }
    }
}
