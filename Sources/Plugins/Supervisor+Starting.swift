import Synchronization
import Threading

/// The part of a supervisor that runs on the loop's thread.
extension Supervisor {
    /// Starts the child from the phase `starting(nil)`, immediately or after the delay of `RestartHistory`.
    func begin() {
        let verdict: RestartHistory.Verdict = state.withLock { state in
            guard case .starting(nil) = state.phase else { return .wait(.max) }
            guard state.wasStarted else {
                state.wasStarted = true
                return .wait(0)
            }
            let now = Clock.now
            let verdict = state.history.verdict(at: now)
            if case .wait = verdict { state.history.record(at: now) }
            return verdict
        }
        switch verdict {
        case .wait(.max): break
        case .wait(0): launch()
        case .wait(let nanoseconds):
            if !ChildLoop.shared.schedule(at: Clock.now + nanoseconds, { [self] in launch() }) {
                giveUp("the host is about to end")
            }
        case .refuse(let until):
            giveUp("it has ended too often (\(RestartHistory.most) restarts in a minute)", until: until)
        }
    }

    private func launch() {
        let generation = state.withLock { state -> Int? in
            guard case .starting(nil) = state.phase else { return nil }
            state.generation += 1
            return state.generation
        }
        guard let generation else { return }
        let peer: Peer
        do throws(LaunchError) {
            peer = try ChildLoop.shared.start(options.adjust?(options.launch) ?? options.launch, options.peer)
        } catch {
            return giveUp(error.message)
        }
        peer.onEnd { [self] end in ended(end, generation) }
        let isWanted = state.withLock { state in
            guard case .starting(nil) = state.phase else { return false }
            state.phase = .starting(peer)
            state.last = peer
            return true
        }
        guard isWanted else { return peer.kill() }
        guard let handshake = options.handshake else { return ready(peer, generation) }
        let limit = Clock.now + UInt64(options.startMilliseconds) * 1_000_000
        ChildLoop.shared.schedule(at: limit) { [self] in
            fail(peer, generation, "it was not ready within \(options.startMilliseconds) ms")
        }
        if let notice = options.waitingNotice {
            ChildLoop.shared.schedule(at: Clock.now + UInt64(Self.startNoticeMilliseconds) * 1_000_000) { [self] in
                if isStarting(generation) { options.peer.log("\(options.peer.name): \(notice)") }
            }
        }
        handshake(peer) { [self] outcome in
            switch outcome {
            case .success: ready(peer, generation)
            case .failure(let failure): fail(peer, generation, failure.reason)
            }
        }
    }

    private func ready(_ peer: Peer, _ generation: Int) {
        let waiting: [PendingCall]? = state.withLock { state in
            guard case .starting(.some) = state.phase, state.generation == generation else { return nil }
            state.phase = .running(peer)
            defer { state.waiting = [] }
            return state.waiting
        }
        for call in waiting ?? [] { send(call, to: peer) }
    }

    /// Handles a failed start.
    private func fail(_ peer: Peer, _ generation: Int, _ reason: String) {
        guard isStarting(generation) else { return }
        giveUp(reason)
        peer.kill()
    }

    private func isStarting(_ generation: Int) -> Bool {
        state.withLock { state in
            if case .starting(.some) = state.phase, state.generation == generation { true } else { false }
        }
    }

    private func ended(_ end: ProcessEnd, _ generation: Int) {
        options.onEnd?(end)
        enum Next {
            case nothing, giveUp, restart
        }
        let next: Next = state.withLock { state in
            guard state.generation == generation else { return .nothing }
            guard !ChildLoop.shared.isEnding else {
                state.phase = .stopped
                return .nothing
            }
            switch state.phase {
            case .starting(.some): return .giveUp
            case .running:
                let isNeeded = options.restartsAtOnce || !state.waiting.isEmpty
                state.phase = isNeeded ? .starting(nil) : .idle
                return isNeeded ? .restart : .nothing
            case .idle, .starting(nil), .failed, .stopped: return .nothing
            }
        }
        switch next {
        case .nothing: break
        case .giveUp: giveUp("it \(end) before it was ready")
        case .restart: begin()
        }
    }

    /// - Parameter until: the time on `Clock` after which a call tries to start the program again.
    func giveUp(_ reason: String, until: UInt64 = 0) {
        let waiting = state.withLock { state in
            if case .stopped = state.phase {} else { state.phase = .failed(reason, until: until) }
            defer { state.waiting = [] }
            return state.waiting
        }
        // A child that ends because the host ends has not failed.
        if options.saysFailures, !ChildLoop.shared.isEnding {
            options.peer.log("\(options.peer.name): does not start: \(reason)")
        }
        for call in waiting { call.fail(.notStarted(reason)) }
    }
}
