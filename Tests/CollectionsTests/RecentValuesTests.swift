import Collections
import Testing

@Suite("Values asked for lately") struct RecentValuesTests {
    @Test func `what is asked for stays, and what is not goes`() {
        var values = RecentValues<Int, Int>(maximumCount: 10, maximumBytes: 1000)
        values.insert(-1, for: -1, bytes: 1)
        for key in 0..<1000 {
            values.insert(key, for: key, bytes: 1)
            #expect(values.value(for: -1) == -1)
            #expect(values.count <= 20)
        }
        #expect(values.value(for: 999) == 999)
        #expect(values.value(for: 500) == nil)
    }

    @Test func `bytes are bounded as well as their number`() {
        var values = RecentValues<Int, Int>(maximumCount: 1000, maximumBytes: 100, largest: 50)
        for key in 0..<100 { values.insert(key, for: key, bytes: 30) }
        // Three in each of the two generations.
        #expect(values.count <= 6)
        let kept = (95..<100).count { values.value(for: $0) != nil }
        #expect(kept >= 3)
    }

    @Test func `one that is too large is not kept, nor is what it replaces`() {
        var values = RecentValues<String, Int>(maximumCount: 10, maximumBytes: 800)
        values.insert(1, for: "a", bytes: 100)
        values.insert(2, for: "b", bytes: 100)
        values.insert(3, for: "a", bytes: 101)
        #expect(values.value(for: "a") == nil)
        #expect(values.value(for: "b") == 2)
    }

    @Test func `the newest value of a key counts, in whichever generation the last one is`() {
        var values = RecentValues<Int, Int>(maximumCount: 3, maximumBytes: 1000)
        for round in 0..<50 {
            values.insert(round, for: 0, bytes: 1)
            for key in 1...round % 5 + 1 { values.insert(round, for: key, bytes: 1) }
            let found = values.value(for: 0)
            #expect(found == round || found == nil)
            values.insert(round, for: 0, bytes: 1)
            #expect(values.value(for: 0) == round)
        }
    }

    @Test func `replacing a value does not use up room`() {
        var values = RecentValues<Int, Int>(maximumCount: 100, maximumBytes: 800, largest: 100)
        values.insert(0, for: 0, bytes: 100)
        for round in 0..<1000 { values.insert(round, for: 1, bytes: 100) }
        #expect(values.value(for: 0) == 0)
        #expect(values.count == 2)
    }
}
