import Collections
import Threading

/// Answers requests when their deadlines pass, even those whose work has not begun.
final class DeadlineWatch: Sendable {
    private struct State {
        var tickets = EarliestFirst<Ticket>()
        /// The number of tickets at which answered ones are removed next.
        var most = DeadlineWatch.leastKept
        var action: (@Sendable (Ticket) -> Void)?
        var isStarted = false

        /// Removes answered tickets when the number has doubled since the last removal, so that an insertion costs
        /// amortised O(log n).
        mutating func add(_ ticket: Ticket, _ deadline: UInt64) {
            if tickets.count >= most {
                tickets.removeAll { $0.isAnswered }
                most = max(DeadlineWatch.leastKept, tickets.count * 2)
            }
            tickets.insert(ticket, at: deadline)
        }
    }

    /// Below this number answered tickets are not removed (ours).
    static let leastKept = 256

    private let state = Monitor(State())

    /// Tickets in the queue, some of which may be answered.
    var count: Int { state.withLock { $0.tickets.count } }

    /// - Parameter body: called on the thread of this object, for every ticket that is unanswered at its deadline.
    func onDeadline(_ body: @escaping @Sendable (Ticket) -> Void) {
        state.withLock { $0.action = body }
    }

    /// Watches a ticket that has a deadline. The first one starts the thread, because most connections never need it.
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
            // A later deadline does not change when the thread must wake.
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
