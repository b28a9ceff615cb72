import Testing
import Wire

@testable import Host

@Suite("Requests that are not answered yet") struct BacklogTests {
    private func ticket(_ id: RequestID) -> Ticket {
        Ticket(id: id, destination: .connection(turn: 0), deadline: nil)
    }

    @Test func `an id is taken until its own ticket leaves`() {
        var backlog = Backlog()
        let first = ticket(.integer(1))
        let second = ticket(.integer(1))
        #expect(backlog.register(first) == true)
        #expect(backlog.register(second) == false)
        #expect(backlog.ticket(for: .integer(1)) === first)
        // The second was refused, and its end frees nothing.
        backlog.unregister(second)
        #expect(backlog.register(second) == false)
        backlog.unregister(first)
        #expect(backlog.ticket(for: .integer(1)) == nil)
        #expect(backlog.register(second) == true)
    }

    @Test func `ids of other types and other bytes are others`() {
        var backlog = Backlog()
        for id in [RequestID.integer(1), .string("1"), .string("\u{E9}"), .string("e\u{301}"), .string("")] {
            #expect(backlog.register(ticket(id)) == true)
        }
    }

    @Test func `it is full by count or by bytes, and has room again only well below that`() {
        var backlog = Backlog()
        for _ in 0..<Backlog.maxCount { backlog.began(bytes: 1) }
        #expect(backlog.isFull && !backlog.hasRoom)
        backlog.ended(1, bytes: 1)
        #expect(!backlog.isFull && !backlog.hasRoom)
        backlog.ended(Backlog.maxCount / 4, bytes: Backlog.maxCount / 4)
        #expect(backlog.hasRoom)
        backlog.began(bytes: Backlog.maxBytes)
        #expect(backlog.isFull && !backlog.hasRoom)
        backlog.ended(1, bytes: Backlog.maxBytes)
        #expect(!backlog.isFull && backlog.hasRoom)
        backlog.ended(backlog.count, bytes: backlog.bytes)
        #expect(backlog.isEmpty && backlog.bytes == 0)
    }
}
