import Synchronization
import Testing

@testable import Host

@Suite("A batch whose items wait") struct SuspendableBatchTests {
    /// Notes who waits, in turn.
    private final class Journal: Sendable {
        private let indices = Mutex<[Int]>([])
        var all: [Int] { indices.withLock { $0 } }
        func note(_ index: Int) { indices.withLock { $0.append(index) } }
    }

    /// Something that is there at once, or never.
    private final class Wait: Suspension {
        let index: Int
        let isThere: Bool
        let journal: Journal

        init(_ index: Int, isThere: Bool = false, _ journal: Journal) {
            self.index = index
            self.isThere = isThere
            self.journal = journal
        }

        func wait(_ resume: @escaping @Sendable () -> Void) {
            journal.note(index)
            if isThere { resume() }
        }

        func abandon() {}
    }

    @Test("Items have what they wait for in their order, whichever thread was quick, and as many at a time as before")
    func order() {
        let journal = Journal()
        let run = SuspendableBatch(count: 200)
        #expect(run.takeRunnable().map(\.index) == Array(0..<200))
        for index in (0..<200).reversed() { run.suspend(index, Wait(index, isThere: index == 0, journal)) }
        run.wait {}
        #expect(journal.all == Array(0..<64))
        #expect(run.takeRunnable().map(\.index) == [0])
        // It waits for something else now, and others have come before it.
        run.suspend(0, Wait(0, journal))
        run.wait {}
        #expect(journal.all == Array(0..<64) + [0])
    }
}
