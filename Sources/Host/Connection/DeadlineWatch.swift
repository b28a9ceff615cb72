import Threading

/// Looks after requests that wait while their deadline passes, so that they are answered then and not when their turn comes.
final class DeadlineWatch: Sendable {
    private struct State {
        /// Sorted, the earliest last.
        var tickets: [Ticket] = []
        var isStarted = false
    }

    private let state = Monitor(State())
    private let action = Monitor<(@Sendable (Ticket) -> Void)?>(nil)

    /// - Parameter body: called, on a thread of its own, for every ticket whose deadline has come, answered or not.
    func onDeadline(_ body: @escaping @Sendable (Ticket) -> Void) {
        action.withLock { $0 = body }
    }

    /// Starts the thread with the first ticket: most connections have none.
    func add(_ ticket: Ticket) {
        guard let deadline = ticket.deadline else { return }
        let isFirst = state.change { state in
            let place = state.tickets.firstIndex { ($0.deadline ?? 0) <= deadline } ?? state.tickets.count
            state.tickets.insert(ticket, at: place)
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst else { return }
        RequiredThread.start { [self] in
            while true { wait() }
        }
    }

    private func wait() {
        let now = Clock.now
        let next = state.withLock { $0.tickets.last?.deadline }
        guard let next else { return state.wait { $0.tickets.isEmpty ? nil : () } }
        guard next <= now else {
            let count = state.withLock { $0.tickets.count }
            let milliseconds = Int(min(UInt64(60_000), (next - now) / 1_000_000 + 1))
            // A new ticket may have an earlier deadline.
            state.wait(milliseconds: milliseconds) { $0.tickets.count == count ? nil : () }
            return
        }
        let due = state.withLock { state in
            var due: [Ticket] = []
            while let last = state.tickets.last, last.deadline ?? 0 <= now { due.append(state.tickets.removeLast()) }
            return due
        }
        let body = action.withLock { $0 }
        for ticket in due { body?(ticket) }
    }
}
