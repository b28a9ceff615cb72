import Synchronization

/// The array that answers a batch: complete when every member that is owed an answer has it.
final class BatchAnswer: Sendable {
    private struct State {
        var answers: [[UInt8]]
        var missing: Int
    }

    let turn: Int
    private let state: Mutex<State>

    /// - Parameter count: members that are owed an answer, at least 1.
    init(count: Int, turn: Int) {
        self.turn = turn
        state = Mutex(State(answers: Array(repeating: [], count: count), missing: count))
    }

    /// Takes the answer of one member; gives the whole message with the last of them.
    func put(_ answer: [UInt8], at index: Int) -> [UInt8]? {
        state.withLock { state in
            state.answers[index] = answer
            state.missing -= 1
            guard state.missing == 0 else { return nil }
            var message: [UInt8] = [UInt8(ascii: "[")]
            message.reserveCapacity(state.answers.reduce(2) { $0 + $1.count + 1 })
            for (index, answer) in state.answers.enumerated() {
                if index > 0 { message.append(UInt8(ascii: ",")) }
                message += answer
            }
            message.append(UInt8(ascii: "]"))
            state.answers = []
            return message
        }
    }
}
