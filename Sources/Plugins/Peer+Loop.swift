import JSONValues
import Synchronization
import Threading
import Wire

/// What the loop's thread does for a child.
extension Peer {
    /// Bytes taken from one child before the next one's turn: few while it writes short messages, for each costs time, and more as
    /// long as they are parts of a long one.
    static let leastChunk = 8 * 1024
    private static let mostChunk = 256 * 1024
    /// Nanoseconds between looks whether a process is still there whose output somebody else may hold open.
    private static let lookInterval: UInt64 = 100_000_000
    /// The same for one that is to end.
    private static let burialInterval: UInt64 = 3_000_000
    /// Nanoseconds that a child has to end after its output.
    private static let endLimit: UInt64 = 200_000_000
    /// Nanoseconds that a child has to end a line that is too long. Whatever it says afterwards would be a part of that line.
    private static let lineEndLimit: UInt64 = 1_000_000_000

    /// The descriptors that something may happen to.
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

    /// When `keepTime` has to be called at the latest, on `Clock`.
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

    /// False where nothing was there, or nothing more will be.
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
        // Before anyone hears of what it said last, and calls it again.
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
        // What it has written of the fault belongs to the answer.
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

    /// Everything that is in flight.
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
            // Perhaps somebody is in a hurry by now.
            guard state.phase == .stopping(signals) else { return }
            let rest = Array(signals.dropLast())
            // A process that the system cannot end at once is asked again.
            state.phase = .stopping(rest.isEmpty ? [Appointment(time: now + 1_000_000_000, signal: next.signal)] : rest)
        }
    }

    /// A line that is too long belongs to what is in flight, whose time it ends.
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
        // Before anyone hears of it, and calls again.
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
            // One that answers newer calls meanwhile is not stuck in another one.
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
        // Before anyone hears of it, and calls again.
        if isHopeless {
            log("does not answer, so it is ended")
            kill()
        }
        if let heldUp {
            // It was none of them where it hangs in one that nobody wants; otherwise nobody can tell.
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

    /// The process has ended: takes what it still said, ends what it has left behind, and tells those who wait.
    private func bury() {
        // Its children may go on writing; what it has written itself fits into a pipe.
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
