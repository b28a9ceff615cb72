import JSONValues
import Synchronization
import Wire

/// The connection of one client: it takes messages in order, dispatches their work to threads, and sends exactly one
/// response per request.
///
/// Only the reading thread calls methods that take `Arrivals`; the others may be called from any thread.
final class Connection: Sendable {
    struct State {
        var backlog = Backlog()
        var session = Session()
        /// Whether the reading thread waits until the backlog has room.
        var isPaused = false
        /// A `shutdown` that waits until the requests before it are answered.
        var shutdown: Ticket?
        /// Actions to run after the response to a ticket is sent.
        var followUps: [ObjectIdentifier: [@Sendable () -> Void]] = [:]
        /// Follow-ups that are not finished.
        var owedFollowUps = 0

        /// The `shutdown` to answer now, because no other request is left; nil where there is none.
        var dueShutdown: Ticket? { backlog.isEmpty ? shutdown : nil }

        /// Whether every accepted request is answered.
        var isDone: Bool { backlog.isEmpty && shutdown == nil }

        /// Frees the ids of answered requests. Returns the actions to run after the response is sent.
        mutating func unregister(_ tickets: [Ticket]) -> [@Sendable () -> Void] {
            for ticket in tickets { backlog.unregister(ticket) }
            guard !followUps.isEmpty else { return [] }
            return tickets.flatMap { followUps.removeValue(forKey: ObjectIdentifier($0)) ?? [] }
        }
    }

    let router: Router
    let output: OutputQueue
    let isOrdered: Bool
    let state = Monitor(State())
    let sequencer = Monitor(Sequencer())
    let queue: WorkQueue
    /// Ends the host with a status, because the client's process has ended.
    let onClientGone: @Sendable (_ status: Int32) -> Void
    private let deadlines = DeadlineWatch()
    private let usesHeaders = Atomic(false)
    private let nextTurn = Atomic(0)
    private let nextJob = Atomic(0)

    init(
        router: Router, queue: WorkQueue, output: OutputQueue, isOrdered: Bool,
        onClientGone: @escaping @Sendable (_ status: Int32) -> Void
    ) {
        self.router = router
        self.queue = queue
        self.output = output
        self.isOrdered = isOrdered
        self.onClientGone = onClientGone
        queue.start { [self] workspace in settle(&workspace.outbox) }
        deadlines.onDeadline { [self] ticket in expire(ticket) }
    }

    var framing: Framing {
        get { usesHeaders.load(ordering: .relaxed) ? .headers : .lines }
        set { usesHeaders.store(newValue == .headers, ordering: .relaxed) }
    }

    // MARK: Messages

    /// Handles one message. Returns the exit status where the message ends the host, else nil.
    func receive(_ text: ArraySlice<UInt8>, _ arrivals: inout Arrivals) -> Int32? {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(text)
        } catch {
            refuse(RPCError(error), id: nil)
            return nil
        }
        return receive(Message(json), bytes: text.count, &arrivals)
    }

    /// Handles the bytes after the last line end: a message if they parse, else a truncated one. Returns as `receive`
    /// does.
    func receiveRemainder(_ text: ArraySlice<UInt8>, _ arrivals: inout Arrivals) -> Int32? {
        guard let json = try? Jansson.parse(text) else {
            refuse(RPCError(.truncated), id: nil)
            return ExitStatus.framing
        }
        return receive(Message(json), bytes: text.count, &arrivals)
    }

    private func receive(_ message: Message, bytes: Int, _ arrivals: inout Arrivals) -> Int32? {
        switch message {
        case .single(.ignored): break
        case .single(.invalid(let id, let error)): refuse(error, id: id)
        case .single(.call(let call)):
            let lifecycle = LifecycleMethod(named: call.method)
            if lifecycle == .exit { return exit(call, &arrivals) }
            guard let id = call.id else {
                notified(call, lifecycle, bytes: bytes, &arrivals)
                break
            }
            let ticket = Ticket(id: id, destination: .connection(turn: takeTurn()), deadline: Deadline.of(call))
            start(call, lifecycle, ticket, bytes: bytes, &arrivals)
        case .batch(let members): receive(batch: members, &arrivals)
        }
        if arrivals.isDue { dispatch(&arrivals) }
        return nil
    }

    /// Each member has a size of its own, as a large one among small ones is no light work.
    private func receive(batch members: [SingleMessage], _ arrivals: inout Arrivals) {
        let owed = members.count { $0.isOwedAnAnswer }
        let answer = BatchAnswer(count: owed, turn: owed > 0 ? takeTurn() : 0)
        var index = 0
        for member in members {
            switch member {
            case .ignored: continue
            case .invalid(let id, let error):
                deliver(Self.message(error, id: id), to: .batch(answer, index: index))
                index += 1
            case .call(let call):
                let lifecycle = LifecycleMethod(named: call.method)
                guard let id = call.id else {
                    notified(call, lifecycle, bytes: call.params.approximateSize, &arrivals)
                    continue
                }
                let destination = Destination.batch(answer, index: index)
                index += 1
                if let lifecycle, !lifecycle.canStandInBatch {
                    let error = RPCError.invalidRequest("not_in_batch", "\"\(call.method)\" cannot stand in a batch")
                    deliver(Self.message(error, id: id), to: destination)
                } else {
                    let ticket = Ticket(id: id, destination: destination, deadline: Deadline.of(call))
                    start(call, lifecycle, ticket, bytes: call.params.approximateSize, &arrivals)
                }
            }
        }
    }

    func takeTurn() -> Int {
        isOrdered ? nextTurn.wrappingAdd(1, ordering: .relaxed).oldValue : 0
    }

    // MARK: Work

    /// Handles a notification.
    private func notified(_ call: Call, _ lifecycle: LifecycleMethod?, bytes: Int, _ arrivals: inout Arrivals) {
        if call.method.isExactly("$/cancelRequest") {
            if let id = call.params["id"].flatMap(RequestID.init) { cancel(id) }
        } else if lifecycle == nil, let work = router.work(for: call) {
            let session = state.withLock { state in
                state.backlog.began(bytes: bytes)
                return state.session
            }
            run(work, in: session, ticket: nil, progress: nil, bytes: bytes, &arrivals)
        }
    }

    private func start(
        _ call: Call, _ lifecycle: LifecycleMethod?, _ ticket: Ticket, bytes: Int, _ arrivals: inout Arrivals
    ) {
        guard let session = state.withLock({ $0.backlog.register(ticket) ? $0.session : nil }) else {
            return deliver(Self.message(.duplicateID, id: ticket.id), to: ticket.destination)
        }
        if session.isShutDown {
            answer(ticket, .failure(.invalidRequest("shutting_down", "the host is shutting down")))
            return
        }
        if let lifecycle {
            start(lifecycle, call, ticket)
            // Of the lifecycle methods only `shutdown` may still be unanswered.
            if ticket.deadline != nil, !ticket.isAnswered { deadlines.add(ticket) }
            return
        }
        guard let work = router.work(for: call) else {
            answer(ticket, .failure(router.methodNotFound(call.method)))
            return
        }
        if ticket.deadline != nil { deadlines.add(ticket) }
        let progress = work.progressToken.map { token in
            Progress(token: token) { [self] message in push(message) }
        }
        state.withLock { $0.backlog.began(bytes: bytes) }
        run(work, in: session, ticket: ticket, progress: progress, bytes: bytes, &arrivals)
    }

    private func run(
        _ work: Router.Work, in session: Session, ticket: Ticket?, progress: Progress?, bytes: Int,
        _ arrivals: inout Arrivals
    ) {
        let precedence = Precedence(request: nextJob.wrappingAdd(1, ordering: .relaxed).oldValue)
        let job = Job(work, in: session, on: self, ticket: ticket, progress: progress, bytes: bytes, precedence)
        // A long message takes long to handle, whatever its method, and must not delay a batch of light jobs.
        switch job.work.weight {
        case .tiny where job.bytes <= Arrivals.maxTinyBytes: arrivals.tiny.append(job)
        case .tiny where job.bytes <= Arrivals.maxLightBytes, .light where job.bytes <= Arrivals.maxLightBytes:
            arrivals.light.append { [self] in perform(job, nil, $0) }
        case .medium where job.bytes <= Arrivals.maxLightBytes:
            arrivals.medium.append { [self] in perform(job, nil, $0) }
        default: queue.add(heavy: { [self] in perform(job, nil, $0) })
        }
    }

    /// Dispatches the jobs that have arrived, and waits while the backlog is full.
    func dispatch(_ arrivals: inout Arrivals) {
        queue.add(light: arrivals.light)
        arrivals.light.removeAll(keepingCapacity: true)
        queue.add(medium: arrivals.medium)
        arrivals.medium.removeAll(keepingCapacity: true)
        if !arrivals.tiny.isEmpty {
            for job in arrivals.tiny { perform(job, nil, arrivals.workspace) }
            arrivals.tiny.removeAll(keepingCapacity: true)
            settle(&arrivals.workspace.outbox)
        }
        state.wait { state in
            state.isPaused = state.isPaused ? !state.backlog.hasRoom : state.backlog.isFull
            return state.isPaused ? nil : ()
        }
        if isOrdered { sequencer.wait { $0.isFull ? nil : () } }
    }

    private func cancel(_ id: RequestID) {
        guard let ticket = state.withLock({ $0.backlog.ticket(for: id) }), ticket !== state.withLock({ $0.shutdown })
        else { return }
        // Work in progress answers by itself when it notices the cancellation.
        if ticket.cancel() { answer(ticket, .failure(RPCError(.cancelled))) }
    }
}
