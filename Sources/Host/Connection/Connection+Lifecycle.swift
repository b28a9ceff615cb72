import JSONValues
import Wire

extension Connection {
    func start(_ method: LifecycleMethod, _ call: Call, _ ticket: Ticket) {
        do throws(MethodError) {
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
                if let due { answer(shutdown: due) }
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
    func exit(_ arrivals: inout Arrivals) -> Int32 {
        guard state.withLock({ $0.session.isShutDown }) else { return ExitStatus.failure }
        finish(&arrivals)
        return ExitStatus.success
    }

    /// The input is over: waits until everything that was accepted is answered.
    func finish(_ arrivals: inout Arrivals) {
        dispatch(&arrivals)
        state.wait { state in
            // What follows answers is still wanted by whoever only has no more to ask.
            let isDone = state.backlog.isEmpty && state.shutdown == nil
            return isDone && (state.session.isShutDown || state.owedFollowUps == 0) ? () : nil
        }
    }
}
