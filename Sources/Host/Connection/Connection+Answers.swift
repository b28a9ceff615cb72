import JSONValues
import Threading
import Wire

extension Connection {
    /// Answers at once, from any thread; false where somebody else has or does.
    ///
    /// - Parameter prepare: done before the answer goes out.
    @discardableResult
    func answer(_ ticket: Ticket, _ outcome: Result<Reply, RPCError>, _ prepare: () -> Void = {}) -> Bool {
        guard ticket.claim() else { return false }
        prepare()
        deliver(Outgoing(message: Self.message(outcome, id: ticket.id), tickets: [ticket]), to: ticket.destination)
        return true
    }

    /// Answers together with other work of the same thread, when it settles.
    func answer(_ ticket: Ticket, _ outcome: Result<Reply, RPCError>, through outbox: inout Outbox) {
        guard case .connection = ticket.destination, !isOrdered, framing == .lines else {
            answer(ticket, outcome)
            return
        }
        guard ticket.claim() else { return }
        if outbox.frames.isEmpty { outbox.since = Clock.now }
        Self.write(outcome, id: ticket.id, to: &outbox.frames)
        outbox.frames.append(UInt8(ascii: "\n"))
        outbox.tickets.append(ticket)
    }

    /// Sends what a thread has done, and then counts its work as over, so that nobody ends the output in between.
    func settle(_ outbox: inout Outbox) {
        guard outbox.finishedWork > 0 || !outbox.frames.isEmpty else { return }
        if !outbox.tickets.isEmpty {
            let later = state.withLock { $0.unregister(outbox.tickets) }
            output.push(outbox.frames)
            for action in later { action() }
        }
        let (due, isAwaited) = state.withLock { state in
            state.backlog.ended(outbox.finishedWork, bytes: outbox.finishedBytes)
            return (state.dueShutdown, state.backlog.isEmpty || state.isPaused && state.backlog.hasRoom)
        }
        // Only these changes mean anything to whoever waits; waking a thread costs as much as a small answer.
        if isAwaited { state.change { _ in } }
        outbox = Outbox()
        if let due { answer(shutdown: due, .success(.value(.null))) }
    }

    func refuse(_ error: RPCError, id: RequestID?) {
        deliver(Self.message(error, id: id), to: .connection(turn: takeTurn()))
    }

    private static func write(_ outcome: Result<Reply, RPCError>, id: RequestID, to output: inout [UInt8]) {
        switch outcome {
        case .success(let reply): ReplyWriter.result(reply, id: id, to: &output)
        case .failure(let error): ReplyWriter.error(error, id: id, to: &output)
        }
    }

    static func message(_ outcome: Result<Reply, RPCError>, id: RequestID) -> [UInt8] {
        var message: [UInt8] = []
        write(outcome, id: id, to: &message)
        return message
    }

    static func message(_ error: RPCError, id: RequestID?) -> [UInt8] {
        var message: [UInt8] = []
        ReplyWriter.error(error, id: id, to: &message)
        return message
    }

    /// An answer that frees no id: to what never was a request.
    func deliver(_ message: [UInt8], to destination: Destination) {
        deliver(Outgoing(message: message), to: destination)
    }

    private func deliver(_ answer: Outgoing, to destination: Destination) {
        switch destination {
        case .connection(let turn): send(answer, turn: turn)
        case .batch(let batch, let index):
            if let whole = batch.put(answer, at: index) { send(whole, turn: batch.turn) }
        }
    }

    private func send(_ answer: Outgoing, turn: Int) {
        guard isOrdered else { return push(answer) }
        // The lock is held while they go out, or a later turn could overtake.
        sequencer.change { sequencer in
            for answer in sequencer.put(answer, at: turn) { push(answer) }
        }
    }

    private func push(_ answer: Outgoing) {
        let later = answer.tickets.isEmpty ? [] : state.withLock { $0.unregister(answer.tickets) }
        push(answer.message)
        for action in later { action() }
    }

    /// - Parameter isLast: whether the host ends with it, and so must not wait for a client that does not read.
    func push(_ message: consuming [UInt8], isLast: Bool = false) {
        output.push(FrameWriter.frame(message, framing: framing), isLast: isLast)
    }
}
