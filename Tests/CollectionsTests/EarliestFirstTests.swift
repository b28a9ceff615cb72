import Collections
import Testing

@Suite("Elements by their times") struct EarliestFirstTests {
    /// Numbers that are the same on every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
    }

    private func drain(_ queue: inout EarliestFirst<UInt64>, upTo time: UInt64 = .max) -> [UInt64] {
        var drained: [UInt64] = []
        while let element = queue.popFirst(upTo: time) { drained.append(element) }
        return drained
    }

    @Test(arguments: [1, 2, 3, 10, 1000]) func `they leave in the order of their times`(count: Int) {
        var numbers = Numbers(state: UInt64(count))
        let times = (0..<count).map { _ in UInt64.random(in: 0..<UInt64(count), using: &numbers) }
        var queue = EarliestFirst<UInt64>()
        for time in times { queue.insert(time, at: time) }
        #expect(queue.firstTime == times.min())
        #expect(drain(&queue) == times.sorted())
        #expect(queue.firstTime == .max)
    }

    @Test func `only those whose time has come leave`() {
        var queue = EarliestFirst<UInt64>()
        for time: UInt64 in [40, 10, 30, 20] { queue.insert(time, at: time) }
        #expect(drain(&queue, upTo: 9) == [])
        #expect(drain(&queue, upTo: 20) == [10, 20])
        queue.insert(5, at: 5)
        #expect(drain(&queue, upTo: 30) == [5, 30])
        #expect(queue.count == 1)
    }

    @Test func `those that stay when others are removed keep their order`() {
        var numbers = Numbers(state: 7)
        let times = (0..<500).map { _ in UInt64.random(in: 0..<1000, using: &numbers) }
        var queue = EarliestFirst<UInt64>()
        for time in times { queue.insert(time, at: time) }
        queue.removeAll { $0.isMultiple(of: 3) }
        #expect(drain(&queue) == times.filter { !$0.isMultiple(of: 3) }.sorted())
    }
}
