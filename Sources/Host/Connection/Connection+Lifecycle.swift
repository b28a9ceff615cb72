import JSONValues
import Wire

extension Connection {
    func start(_ method: LifecycleMethod, _ call: Call, _ ticket: Ticket) {
        do throws(MethodError) {
            if ticket.isPastDeadline { throw .deadlineExceeded }
            if call.isPositional { throw .invalid(.byNameOnly) }
            switch method {
            case .initialize: answer(ticket, .success(try initialize(call)))
            case .shutdown:
                try EmptyParameters.check(call)
                let due = state.change { state in
                    state.session.isShutDown = true
                    state.shutdown = ticket
                    return state.dueShutdown
                }
                if let due { answer(shutdown: due, .success(.value(.null))) }
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
            throw .failed(.invalidRequest("already_initialized", "the connection is initialized already"))
        }
        let initialization = try Initialization(call.params)
        state.withLock { state in
            state.session.isInitialized = true
            state.session.defaults = SessionDefaults(initialization.context)
        }
        if let process = initialization.processID {
            ProcessWatch.awaitEnd(of: process) { [self] in
                onClientGone(state.withLock { $0.session.isShutDown } ? ExitStatus.success : ExitStatus.failure)
            }
        }
        return .value(router.host.description)
    }

    /// Answers a request whose deadline has passed with an error. A `shutdown` that expires has no effect, and the
    /// session goes on.
    func expire(_ ticket: Ticket) {
        guard ticket.cancel() else { return }
        let isShutdown = state.withLock { $0.shutdown === ticket }
        let failure = Result<Reply, RPCError>.failure(RPCError(.deadlineExceeded))
        if isShutdown { answer(shutdown: ticket, failure) } else { answer(ticket, failure) }
    }

    /// Answers `shutdown`, and counts it as answered only afterwards: the output is closed when no request is left.
    func answer(shutdown ticket: Ticket, _ outcome: Result<Reply, RPCError>) {
        let isMine = answer(ticket, outcome) {
            // Before the client receives the error and sends other requests.
            if case .failure = outcome { state.withLock { $0.session.isShutDown = false } }
        }
        guard isMine else { return }
        state.change { state in
            // The client may have sent another `shutdown` by now.
            if state.shutdown === ticket { state.shutdown = nil }
        }
    }

    /// Handles `exit` and returns the exit status. Before `shutdown` the host ends immediately; after it, when all
    /// requests are answered. An `exit` that is a request gets the last response.
    func exit(_ call: Call, _ arrivals: inout Arrivals) -> Int32 {
        let status = statusAtExit(&arrivals)
        if let id = call.id { push(Self.message(outcome(ofExit: call, id), id: id), isLast: true) }
        return status
    }

    private func statusAtExit(_ arrivals: inout Arrivals) -> Int32 {
        guard state.withLock({ $0.session.isShutDown }) else { return ExitStatus.failure }
        dispatch(&arrivals)
        return state.wait { state in
            // The `shutdown` has expired.
            guard state.session.isShutDown || state.shutdown != nil else { return ExitStatus.failure }
            return state.isDone ? ExitStatus.success : nil
        }
    }

    /// The response to an `exit` that is a request. The host ends even after an error.
    private func outcome(ofExit call: Call, _ id: RequestID) -> Result<Reply, RPCError> {
        if state.withLock({ $0.backlog.ticket(for: id) }) != nil { return .failure(.duplicateID) }
        do throws(MethodError) {
            if call.isPositional { throw .invalid(.byNameOnly) }
            try EmptyParameters.check(call)
            return .success(.value(.null))
        } catch {
            return .failure(RPCError(error))
        }
    }

    /// Waits at the end of the input until every accepted request is answered.
    func finish(_ arrivals: inout Arrivals) {
        dispatch(&arrivals)
        state.wait { state in
            // Without `shutdown` the client may still read, so the notifications that follow a response are sent too.
            state.isDone && (state.session.isShutDown || state.owedFollowUps == 0) ? () : nil
        }
    }
}
