import JSONValues
import Threading
import Wire

extension Connection {
    /// Sends the response to a request immediately; may be called from any thread. False where the request is
    /// answered already.
    ///
    /// - Parameter prepare: runs before the response is sent.
    @discardableResult
    func answer(_ ticket: Ticket, _ outcome: Result<Reply, RPCError>, _ prepare: () -> Void = {}) -> Bool {
        guard ticket.claim() else { return false }
        prepare()
        deliver(Outgoing(message: Self.message(outcome, id: ticket.id), tickets: [ticket]), to: ticket.destination)
        return true
    }

    /// Adds the response to the outbox of the calling thread, which `settle` sends.
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

    /// Sends the responses of an outbox, and counts their jobs as finished only afterwards: the output is closed when
    /// no job is left.
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
        // Other changes concern no waiting thread, and waking one costs as much as a small response.
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

    /// Delivers a response that frees no id, because its message was not accepted as a request.
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
        // The lock is held during the writes; otherwise a later turn could overtake an earlier one.
        sequencer.change { sequencer in
            for answer in sequencer.put(answer, at: turn) { push(answer) }
        }
    }

    private func push(_ answer: Outgoing) {
        let later = answer.tickets.isEmpty ? [] : state.withLock { $0.unregister(answer.tickets) }
        push(answer.message)
        for action in later { action() }
    }

    /// - Parameter isLast: whether it is the last message before the host ends; it then does not wait for room in the
    ///   queue.
    func push(_ message: consuming [UInt8], isLast: Bool = false) {
        output.push(FrameWriter.frame(message, framing: framing), isLast: isLast)
    }
}
