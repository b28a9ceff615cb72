import Synchronization
import Testing
import Threading
import Wire

@testable import Host

@Suite("The watch over deadlines", .serialized) struct DeadlineWatchTests {
    private func ticket(_ number: Int64, milliseconds: UInt64) -> Ticket {
        Ticket(
            id: .integer(number), destination: .connection(turn: 0), deadline: Clock.now + milliseconds * 1_000_000)
    }

    /// The ids that it tells of, with when it did.
    private final class Log: Sendable {
        let told = Monitor<[(id: Int64, time: UInt64)]>([])

        func listen(to watch: DeadlineWatch) {
            watch.onDeadline { [told] ticket in
                guard case .integer(let id) = ticket.id else { return }
                told.change { $0.append((id, Clock.now)) }
            }
        }

        func first(_ count: Int, milliseconds: Int = 5000) -> [Int64] {
            let whole = told.wait(milliseconds: milliseconds) { $0.count >= count ? $0 : nil }
            return (whole ?? told.withLock { $0 }).map(\.id)
        }
    }

    @Test func `requests are told of in the order of their deadlines, and not before`() {
        let watch = DeadlineWatch()
        let log = Log()
        log.listen(to: watch)
        let tickets = [
            ticket(1, milliseconds: 150), ticket(2, milliseconds: 50), ticket(3, milliseconds: 250),
            ticket(4, milliseconds: 100),
        ]
        for ticket in tickets { watch.add(ticket) }
        #expect(log.first(4) == [2, 4, 1, 3])
        for (id, time) in log.told.withLock({ $0 }) {
            let deadline = tickets.first { $0.id == .integer(id) }?.deadline
            #expect(time >= deadline ?? .max)
        }
    }

    @Test func `an earlier deadline wakes a watch that sleeps until a later one`() {
        for round in 0..<200 {
            let watch = DeadlineWatch()
            let log = Log()
            log.listen(to: watch)
            watch.add(ticket(1, milliseconds: 60_000))
            // Its thread is just falling asleep.
            for _ in 0..<round * 20 { _ = Clock.now }
            watch.add(ticket(2, milliseconds: 1))
            #expect(log.first(1, milliseconds: 2000) == [2], "round \(round)")
        }
    }

    @Test func `one that is answered is told of no more`() {
        let watch = DeadlineWatch()
        let log = Log()
        log.listen(to: watch)
        let answered = ticket(1, milliseconds: 20)
        watch.add(answered)
        #expect(answered.claim())
        watch.add(ticket(2, milliseconds: 60))
        #expect(log.first(1) == [2])
    }

    @Test func `those that are answered leave long before their deadline`() {
        let watch = DeadlineWatch()
        let open = (0..<1000).map { ticket($0, milliseconds: 3_600_000) }
        for ticket in open { watch.add(ticket) }
        var most = 0
        for number in 0..<100_000 {
            let ticket = ticket(Int64(number), milliseconds: 3_600_000)
            watch.add(ticket)
            _ = ticket.claim()
            if number.isMultiple(of: 100) { most = max(most, watch.count) }
        }
        #expect(most <= open.count * 2 + DeadlineWatch.leastKept)
        #expect(watch.count >= open.count)
    }
}
