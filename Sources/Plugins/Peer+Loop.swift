import JSONValues
import Synchronization
import Threading
import Wire

/// The part of a peer that runs on the loop's thread.
extension Peer {
    /// The least and the most bytes read from one child in a turn (ours): the least while it writes short messages,
    /// which take time each, and up to the most within a long message.
    static let leastChunk = 8 * 1024
    private static let mostChunk = 256 * 1024
    /// Nanoseconds between checks whether a process with open output has ended: a descendant may hold the output open
    /// (ours).
    private static let lookInterval: UInt64 = 100_000_000
    /// Nanoseconds between checks whether a process that is being stopped has ended (ours).
    private static let burialInterval: UInt64 = 3_000_000
    /// Nanoseconds from the end of a child's output until it is killed (ours).
    private static let endLimit: UInt64 = 200_000_000
    /// Nanoseconds in which a child must end a line that is too long (ours); it is killed afterwards, because all
    /// further output would belong to that line.
    private static let lineEndLimit: UInt64 = 1_000_000_000

    /// The descriptors to poll.
    var watched: [(descriptor: Int32, stream: Stream)] {
        var watched: [(Int32, Stream)] = []
        let isListening = state.withLock { state in
            if !state.queue.isEmpty, let input = state.input?.number { watched.append((input, .input)) }
            return state.queue.textBytes <= Self.maxQueuedBytes
        }
        incoming.withLock { incoming in
            if isListening, let output = incoming.output?.number { watched.append((output, .output)) }
            if let errors = incoming.errors?.number { watched.append((errors, .errors)) }
        }
        return watched
    }

    /// The latest time on `Clock` for the next call of `keepTime`.
    func nextAppointment(after now: UInt64) -> UInt64 {
        let (lastLook, overlongSince) = incoming.withLock { ($0.lastLook, $0.overlongSince) }
        let lineEnd = overlongSince.map { $0 + Self.lineEndLimit } ?? .max
        return state.withLock { state in
            switch state.phase {
            case .running where state.calls.isIdle: lineEnd
            case .running: min(state.calls.nextDeadline, lastLook + Self.lookInterval, lineEnd)
            case .stopping: now + Self.burialInterval
            case .buried: .max
            }
        }
    }

    func serve(_ stream: Stream) {
        switch stream {
        case .output: readOutput()
        case .errors: readErrors()
        case .input:
            let goesOn = state.withLock { state in
                let goesOn = state.flush(hadNone: true)
                if !goesOn { state.closeInput() }
                return goesOn
            }
            if !goesOn { expectEnd() }
        }
    }

    private func expectEnd() {
        stop([Appointment(time: Clock.now + Self.endLimit, signal: Signal.kill)])
    }

    // MARK: Its output

    /// Reads and handles output. False where no byte is available, or the output has ended.
    @discardableResult
    private func readOutput() -> Bool {
        var hasEnded = false
        let frames: [Frame]? = incoming.withLock { incoming in
            guard let bytes = incoming.output?.readSome(limit: incoming.chunk) else { return nil }
            guard bytes.isEmpty else {
                let frames = incoming.frames(in: bytes)
                incoming.chunk = frames.isEmpty ? min(incoming.chunk * 2, Self.mostChunk) : Self.leastChunk
                return frames
            }
            hasEnded = true
            incoming.output = nil
            return incoming.lastFrames()
        }
        // Before a completion for the last messages can make another call.
        if hasEnded { expectEnd() }
        for frame in frames ?? [] {
            switch frame {
            case .message(let text): receive(text)
            case .remainder(let text): receiveNonsense("a line without an end", text)
            case .fault: receiveNonsense(overlong, [])
            }
        }
        return frames != nil && !hasEnded
    }

    private var overlong: String { "a line of more than \(options.maxLineBytes) bytes" }

    private func receive(_ text: ArraySlice<UInt8>) {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(text)
        } catch {
            let what = error.reason == .tooManyValues ? "a line with too many values" : "a line that is not JSON"
            return receiveNonsense(what, text)
        }
        if let response = Response(json) {
            guard case .integer(let id)? = response.id else {
                return receiveNonsense("an answer without the id of a request", text)
            }
            incoming.withLock { $0.hasSpoken = true }
            return receive(response, id)
        }
        guard case .single(.call(let call)) = Message(json), !call.isPositional else {
            return receiveNonsense("JSON that is no message", text)
        }
        incoming.withLock { $0.hasSpoken = true }
        options.onCall(call, self)
    }

    private func receive(_ response: Response, _ id: Int64) {
        let (completion, stray) = state.withLock { state in
            let completion = state.calls.finish(id)
            if completion != nil {
                state.timeouts = 0
                if options.waitsForTurns { state.calls.prolong(from: Clock.now) }
            }
            return (completion, state.calls.stray(id))
        }
        // The error response may be explained on standard error, so that is read first.
        if case .failure = response.outcome { readErrors() }
        if let completion { return completion(response.outcome.mapError(CallFailure.refused)) }
        switch stray {
        case .late: log("answers call \(id) too late")
        case .unwanted: break
        case .unknown: log("answers call \(id), which nobody waits for")
        }
    }

    private func receiveNonsense(_ what: String, _ text: ArraySlice<UInt8>) {
        let excerpt = text.isEmpty ? "" : ": " + LogLines.text(of: text.prefix(200))
        log("writes \(what)\(excerpt)")
        let isAnswer = incoming.withLock { $0.hasSpoken } || options.endsOnNonsense
        guard isAnswer else { return }
        fail(.badReply("it wrote \(what)"))
        if options.endsOnNonsense { kill() }
    }

    /// Fails all calls in flight.
    private func fail(_ failure: CallFailure) {
        let (completions, isShared) = state.withLock { state in
            let isShared = state.calls.possibleCulprits > 1
            state.queue.removeCalls()
            return (state.calls.abandonAll(), isShared)
        }
        for completion in completions { completion(.failure(isShared ? .amongOthers(failure) : failure)) }
    }

    private func log(_ what: String) {
        for line in incoming.withLock({ $0.lines.note(what) }) { options.log(line) }
    }

    // MARK: Its log

    @discardableResult
    private func readErrors() -> Bool {
        let lines: [String]? = incoming.withLock { incoming in
            guard let bytes = incoming.errors?.readSome(limit: Self.mostChunk) else { return nil }
            guard bytes.isEmpty else { return incoming.lines.push(bytes[...]) }
            incoming.errors = nil
            return nil
        }
        for line in lines ?? [] { options.log(line) }
        return lines != nil
    }

    // MARK: Time

    func keepTime(_ now: UInt64) {
        endOverlongLine(now)
        expireCalls(now)
        let hasRetired = state.withLock { $0.isRetiring && $0.calls.isEmpty && $0.phase == .running }
        if hasRetired { stop(milliseconds: 500) }
        let signals: [Appointment]? = state.withLock { state in
            if case .stopping(let signals) = state.phase { signals } else { nil }
        }
        guard let signals else { return lookForEnd(now) }
        if process.hasEnded { return bury() }
        guard let next = signals.last, next.time <= now else { return }
        process.signal(next.signal)
        state.withLock { state in
            // Another thread may have scheduled other signals by now.
            guard state.phase == .stopping(signals) else { return }
            let rest = Array(signals.dropLast())
            // The last signal is repeated until the system has ended the process.
            state.phase = .stopping(rest.isEmpty ? [Appointment(time: now + 1_000_000_000, signal: next.signal)] : rest)
        }
    }

    /// Ends a child whose line is too long and does not end in time, and fails its calls.
    private func endOverlongLine(_ now: UInt64) {
        let isOver = incoming.withLock { incoming in
            guard let since = incoming.overlongSince,
                options.endsOnNonsense || since + Self.lineEndLimit <= now
                    || state.withLock({ $0.calls.hasExpired(at: now) })
            else { return false }
            incoming.overlongSince = nil
            return true
        }
        guard isOver else { return }
        log("writes \(overlong) without an end, so it is ended")
        // Before a completion can make another call.
        kill()
        fail(.badReply("it wrote \(overlong)"))
    }

    private func expireCalls(_ now: UInt64) {
        let (expired, unread, heldUp, isHopeless, milliseconds) = state.withLock { state in
            let limit = state.calls.limitOfUnwanted(at: now)
            let expired = state.calls.abandonExpired(at: now)
            let unread = Set(expired.map(\.id).filter { state.queue.remove(call: $0) })
            state.timeouts += expired.count
            var heldUp: [CallsInFlight.Completion]?
            // A child that has answered a newer call is not held up by this one.
            let holdsUp =
                expired.first.map { !state.calls.hasOvertaken($0.id) && expired.count + state.calls.count > 1 } ?? false
            if options.endsWhenHeldUp, holdsUp || limit != nil && state.phase == .running {
                heldUp = state.calls.abandonAll()
            }
            let isHopeless = options.mostTimeouts.map { state.timeouts >= $0 } ?? false
            return (expired, unread, heldUp, isHopeless || heldUp != nil, expired.first?.milliseconds ?? limit ?? 0)
        }
        guard isHopeless || !expired.isEmpty else { return }
        for call in expired where !unread.contains(call.id) { notifyOfCancellation(call.id) }
        // Before a completion can make another call.
        if isHopeless {
            log("does not answer, so it is ended")
            kill()
        }
        if let heldUp {
            // Either a cancelled call holds up all of these, or one of them does, and it is unknown which.
            let failure = CallFailure.amongOthers(.timedOut(milliseconds: milliseconds))
            for completion in expired.map(\.completion) + heldUp { completion(.failure(failure)) }
            return
        }
        for call in expired {
            call.completion(.failure(call.isSent ? .timedOut(milliseconds: call.milliseconds) : .stuck))
        }
    }

    private func lookForEnd(_ now: UInt64) {
        let isDue = incoming.withLock { incoming in
            guard incoming.lastLook + Self.lookInterval <= now else { return false }
            incoming.lastLook = now
            return true
        }
        guard isDue else { return }
        Orphans.bury()
        if process.hasEnded { bury() }
    }

    /// Reaps a process that has ended: reads the rest of its output, kills its group, and fails its calls.
    private func bury() {
        // Its descendants may go on writing, so the reads are bounded; the process's own rest fits into a pipe.
        for _ in 0..<8 where !readOutput() { break }
        for _ in 0..<8 where !readErrors() { break }
        process.signal(Signal.kill)
        ChildLoop.shared.forget(process)
        let end = process.reap()
        Orphans.bury()
        incoming.withLock { incoming in
            incoming.output = nil
            incoming.errors = nil
        }
        for line in incoming.withLock({ $0.lines.finish() }) { options.log(line) }
        let onEnd = state.withLock { state in
            state.phase = .buried
            state.closeInput()
            return state.onEnd.take()
        }
        fail(.crashed("it \(end)"))
        onEnd?(end)
    }
}
