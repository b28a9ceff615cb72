import JSONValues
import Testing

@testable import Host

@Suite("Answers in the order of their requests") struct SequencerTests {
    private func answer(_ turn: Int, bytes: Int = 1) -> Outgoing {
        Outgoing(message: Array(repeating: UInt8(truncatingIfNeeded: turn), count: bytes))
    }

    @Test(arguments: [1, 3, 7, 13, 199]) func `each goes out once, at its turn, and as soon as it can`(step: Int) {
        var sequencer = Sequencer()
        let count = 200
        var given: Set<Int> = []
        var out: [UInt8] = []
        for index in 0..<count {
            // Every turn once, in an order that jumps about, as the steps and 200 have no divisor in common.
            let turn = index * step % count
            given.insert(turn)
            out += sequencer.put(answer(turn), at: turn).map { $0.message[0] }
            let due = (0..<count).first { !given.contains($0) } ?? count
            #expect(out.count == due)
        }
        #expect(out == (0..<count).map { UInt8(truncatingIfNeeded: $0) })
    }

    @Test func `it is full while too many wait for an earlier one`() {
        var sequencer = Sequencer()
        for turn in 1..<Limits.maxQueued.value {
            let out = sequencer.put(answer(turn), at: turn)
            #expect(out.isEmpty)
            #expect(!sequencer.isFull)
        }
        _ = sequencer.put(answer(0), at: Limits.maxQueued.value)
        #expect(sequencer.isFull)
        let out = sequencer.put(answer(0), at: 0)
        #expect(out.count == Limits.maxQueued.value + 1)
        #expect(!sequencer.isFull)
    }

    @Test func `it is full while too many bytes wait, and has room when they are out`() {
        var sequencer = Sequencer()
        _ = sequencer.put(answer(1, bytes: OutputQueue.limit - 1), at: 1)
        #expect(!sequencer.isFull)
        _ = sequencer.put(answer(3), at: 3)
        #expect(sequencer.isFull)
        let first = sequencer.put(answer(0), at: 0)
        #expect(first.count == 2)
        #expect(!sequencer.isFull)
        let rest = sequencer.put(answer(2), at: 2)
        #expect(rest.count == 2)
    }
}
