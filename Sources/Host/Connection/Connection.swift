import JSONValues
import Synchronization
import Wire

/// One client: reads its messages in order, hands work to the threads, and sees to it that each request has one answer.
///
/// `receive` and `finish` are called by the reading thread only; answers come from any thread.
final class Connection: Sendable {
    private struct State {
        var backlog = Backlog()
        var session = Session()
        /// A `shutdown` that waits for the requests before it.
        var shutdown: Ticket?

        /// The `shutdown` to be answered now, once.
        mutating func dueShutdown() -> Ticket? {
            guard backlog.isEmpty else { return nil }
            defer { shutdown = nil }
            return shutdown
        }
    }

    private let router: Router
    private let queue: WorkQueue
    private let output: OutputQueue
    private let isOrdered: Bool
    private let state = Monitor(State())
    private let usesHeaders = Atomic(false)
    private let nextTurn = Atomic(0)
    private let sequencer = Monitor(Sequencer())

    init(router: Router, queue: WorkQueue, output: OutputQueue, isOrdered: Bool) {
        self.router = router
        self.queue = queue
        self.output = output
        self.isOrdered = isOrdered
    }

    // MARK: Input

    func use(_ framing: Framing) {
        usesHeaders.store(framing == .headers, ordering: .relaxed)
    }

    /// The exit status where the message ends the process, else nil.
    func receive(_ text: ArraySlice<UInt8>) -> Int32? {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(text)
        } catch {
            refuse(RPCError(error), id: nil)
            return nil
        }
        return receive(Message(json), bytes: text.count)
    }

    /// The last bytes, without a line end: a message if they parse, else cut off.
    func receiveRemainder(_ text: ArraySlice<UInt8>) -> Int32? {
        guard let json = try? Jansson.parse(text) else {
            refuse(RPCError(.truncated), id: nil)
            return ExitStatus.framing
        }
        return receive(Message(json), bytes: text.count)
    }

    func refuse(_ fault: FrameFault) {
        refuse(RPCError(fault), id: nil)
    }

    private func receive(_ message: Message, bytes: Int) -> Int32? {
        state.wait { $0.backlog.isFull ? nil : () }
        switch message {
        case .single(.ignored): return nil
        case .single(.invalid(let id, let error)): refuse(error, id: id)
        case .single(.call(let call)): return receive(call, bytes: bytes)
        case .batch(let members): receive(batch: members, bytes: bytes)
        }
        return nil
    }

    private func receive(_ call: Call, bytes: Int) -> Int32? {
        guard call.method != LifecycleMethod.exit.rawValue else { return exit() }
        guard let id = call.id else {
            notified(call, bytes: bytes)
            return nil
        }
        let turn = takeTurn()
        let ticket = Ticket(id: id, destination: .connection(turn: turn), deadline: Deadline.of(call))
        start(call, ticket, bytes: bytes)
        return nil
    }

    private func receive(batch members: [SingleMessage], bytes: Int) {
        let owed = members.count { $0.isOwedAnAnswer }
        let turn = owed > 0 ? takeTurn() : 0
        let answer = BatchAnswer(count: owed, turn: turn)
        var index = 0
        for member in members {
            switch member {
            case .ignored: continue
            case .invalid(let id, let error):
                deliver(Self.message(error, id: id), to: .batch(answer, index: index))
                index += 1
            case .call(let call):
                guard let id = call.id else {
                    if LifecycleMethod(rawValue: call.method) == nil { notified(call, bytes: bytes / members.count) }
                    continue
                }
                let destination = Destination.batch(answer, index: index)
                index += 1
                if let method = LifecycleMethod(rawValue: call.method), !method.canStandInBatch {
                    let error = RPCError.invalidRequest("not_in_batch", "\"\(call.method)\" cannot stand in a batch")
                    deliver(Self.message(error, id: id), to: destination)
                } else {
                    let ticket = Ticket(id: id, destination: destination, deadline: Deadline.of(call))
                    start(call, ticket, bytes: bytes / members.count)
                }
            }
        }
    }

    /// A notification: done for what it does, never answered.
    private func notified(_ call: Call, bytes: Int) {
        if call.method == "$/cancelRequest" {
            if let id = call.params["id"].flatMap(RequestID.init) { cancel(id) }
        } else if LifecycleMethod(rawValue: call.method) == nil, let work = router.work(for: call) {
            let session = state.withLock { $0.session }
            guard !session.isShutDown else { return }
            run(weight: work.weight, ticket: nil, bytes: bytes) { [self] workspace in
                _ = try? work.run(self.environment(session, workspace, ticket: nil, progress: nil))
            }
        }
    }

    // MARK: Requests

    private func start(_ call: Call, _ ticket: Ticket, bytes: Int) {
        guard let session = state.withLock({ $0.backlog.register(ticket) ? $0.session : nil }) else {
            let error = RPCError.invalidRequest("duplicate_id", "A request with this id is still in flight")
            deliver(Self.message(error, id: ticket.id), to: ticket.destination)
            return
        }
        if session.isShutDown {
            return answer(ticket, .failure(.invalidRequest("shutting_down", "The host is shutting down")))
        }
        if let lifecycle = LifecycleMethod(rawValue: call.method) {
            return start(lifecycle, call, ticket)
        }
        guard let work = router.work(for: call) else {
            return answer(ticket, .failure(router.methodNotFound(call.method)))
        }
        let progress = work.progressToken.map { token in
            Progress(token: token) { [self] message in push(message) }
        }
        run(weight: work.weight, ticket: ticket, bytes: bytes) { [self] workspace in
            guard ticket.begin() else { return }
            let environment = self.environment(session, workspace, ticket: ticket, progress: progress)
            let outcome: Result<Reply, RPCError>
            do throws(MethodError) {
                outcome = .success(try work.run(environment))
            } catch {
                outcome = .failure(RPCError(error))
            }
            answer(ticket, outcome)
        }
    }

    private func run(
        weight: Weight, ticket: Ticket?, bytes: Int, _ work: @escaping @Sendable (Workspace) -> Void
    ) {
        state.withLock { $0.backlog.began(bytes: bytes) }
        queue.add(weight) { [state] workspace in
            work(workspace)
            let shutdown = state.change { state in
                state.backlog.ended(bytes: bytes)
                return state.dueShutdown()
            }
            if let shutdown { self.answer(shutdown, .success(.value(.null))) }
        }
    }

    private func environment(
        _ session: Session, _ workspace: Workspace, ticket: Ticket?, progress: Progress?
    ) -> Environment {
        Environment(
            world: router.host.world, grants: router.host.grants, session: session, workspace: workspace,
            ticket: ticket, progress: progress)
    }

    private func cancel(_ id: RequestID) {
        guard let ticket = state.withLock({ $0.backlog.ticket(for: id) }), ticket !== state.withLock({ $0.shutdown })
        else { return }
        // Work that has begun answers for itself as soon as it can stop.
        if ticket.cancel() { answer(ticket, .failure(RPCError(.cancelled))) }
    }

    // MARK: Lifecycle

    private func start(_ method: LifecycleMethod, _ call: Call, _ ticket: Ticket) {
        do throws(MethodError) {
            if call.isPositional { throw .invalid(.byNameOnly) }
            switch method {
            case .initialize: answer(ticket, .success(try initialize(call)))
            case .shutdown:
                try EmptyParameters.check(call)
                let shutdown = state.change { state in
                    state.session.isShutDown = true
                    state.shutdown = ticket
                    return state.dueShutdown()
                }
                if let shutdown { answer(shutdown, .success(.value(.null))) }
            case .ping:
                try EmptyParameters.check(call)
                answer(ticket, .success(.value([:])))
            case .initialized, .exit: answer(ticket, .success(.value(.null)))
            }
        } catch {
            answer(ticket, .failure(RPCError(error)))
        }
    }

    private func initialize(_ call: Call) throws(MethodError) -> Reply {
        guard !state.withLock({ $0.session.isInitialized }) else {
            throw .failed(.invalidRequest("already_initialized", "The connection is initialized already"))
        }
        let initialization = try Initialization(call.params)
        state.withLock { state in
            state.session.isInitialized = true
            state.session.context = initialization.context
        }
        if let process = initialization.processID { ProcessWatch.endWith(process) }
        return .value(router.host.description)
    }

    /// `exit` ends at once; after `shutdown` only when the answers that are owed are given.
    private func exit() -> Int32 {
        guard state.withLock({ $0.session.isShutDown }) else { return 1 }
        finish()
        return 0
    }

    /// The input is over: waits until everything that was accepted is answered.
    func finish() {
        state.wait { $0.backlog.isEmpty && $0.shutdown == nil ? () : nil }
    }

    // MARK: Answers

    private func answer(_ ticket: Ticket, _ outcome: Result<Reply, RPCError>) {
        guard ticket.claim() else { return }
        var message: [UInt8] = []
        switch outcome {
        case .success(let reply): ReplyWriter.result(reply, id: ticket.id, to: &message)
        case .failure(let error): ReplyWriter.error(error, id: ticket.id, to: &message)
        }
        state.withLock { $0.backlog.unregister(ticket) }
        deliver(message, to: ticket.destination)
    }

    private func refuse(_ error: RPCError, id: RequestID?) {
        let turn = takeTurn()
        deliver(Self.message(error, id: id), to: .connection(turn: turn))
    }

    private static func message(_ error: RPCError, id: RequestID?) -> [UInt8] {
        var message: [UInt8] = []
        ReplyWriter.error(error, id: id, to: &message)
        return message
    }

    private func deliver(_ message: [UInt8], to destination: Destination) {
        switch destination {
        case .connection(let turn): send(message, turn: turn)
        case .batch(let batch, let index):
            if let whole = batch.put(message, at: index) { send(whole, turn: batch.turn) }
        }
    }

    private func send(_ message: [UInt8], turn: Int) {
        guard isOrdered else { return push(message) }
        // The lock is held while they go out, or a later turn could overtake.
        sequencer.withLock { sequencer in
            for message in sequencer.put(message, at: turn) { push(message) }
        }
    }

    private func takeTurn() -> Int {
        isOrdered ? nextTurn.wrappingAdd(1, ordering: .relaxed).oldValue : 0
    }

    private func push(_ message: consuming [UInt8]) {
        let framing: Framing = usesHeaders.load(ordering: .relaxed) ? .headers : .lines
        output.push(FrameWriter.frame(message, framing: framing))
    }
}
