import Collections
import Threading

/// Looks after requests that wait while their deadline passes, so that they are answered then and not when their turn comes.
final class DeadlineWatch: Sendable {
    private struct State {
        var tickets = EarliestFirst<Ticket>()
        /// As many as there may be before those that are answered leave.
        var most = DeadlineWatch.leastKept
        var action: (@Sendable (Ticket) -> Void)?
        var isStarted = false

        /// Those that are answered leave whenever they may be half of all, so that each costs the same however many there are.
        mutating func add(_ ticket: Ticket, _ deadline: UInt64) {
            if tickets.count >= most {
                tickets.removeAll { $0.isAnswered }
                most = max(DeadlineWatch.leastKept, tickets.count * 2)
            }
            tickets.insert(ticket, at: deadline)
        }
    }

    /// Tickets that may stay, answered or not.
    static let leastKept = 256

    private let state = Monitor(State())

    /// Tickets that are kept, some of them answered perhaps.
    var count: Int { state.withLock { $0.tickets.count } }

    /// - Parameter body: called, on a thread of its own, for every ticket that is not answered when its deadline comes.
    func onDeadline(_ body: @escaping @Sendable (Ticket) -> Void) {
        state.withLock { $0.action = body }
    }

    /// Starts the thread with the first ticket: most connections have none.
    func add(_ ticket: Ticket) {
        guard let deadline = ticket.deadline else { return }
        let (isFirst, isEarlier) = state.withLock { state in
            let isEarlier = deadline < state.tickets.firstTime
            state.add(ticket, deadline)
            defer { state.isStarted = true }
            return (!state.isStarted, isEarlier)
        }
        if isFirst {
            RequiredThread.start { [self] in
                while true { serve() }
            }
        } else if isEarlier {
            // Else the thread sleeps no longer than it should.
            state.change { _ in }
        }
    }

    private func serve() {
        let (due, action) = state.wait(lookingAt: \.tickets.firstTime) { state in
            let now = Clock.now
            var due: [Ticket] = []
            while let ticket = state.tickets.popFirst(upTo: now) { due.append(ticket) }
            return due.isEmpty ? nil : (due, state.action)
        }
        for ticket in due where !ticket.isAnswered { action?(ticket) }
    }
}
