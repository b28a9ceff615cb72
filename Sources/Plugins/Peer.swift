package import JSONValues
import Synchronization
import Threading
package import Wire

/// A running child that speaks the protocol in both directions on its pipes, one message per line. Safe to use from
/// any thread; no method blocks.
package final class Peer: Sendable {
    /// The name and the policies of a child, and the handlers of what it sends unasked.
    package struct Options: Sendable {
        /// The prefix of the child's lines in the log.
        package var name: String
        /// The most bytes of a message from the child. Default: 8 MiB.
        package var maxLineBytes = 8 * 1024 * 1024
        /// Whether the child is killed when it writes a line that is not a message. Otherwise such a line is ignored
        /// before the first message, and fails the calls in flight after it. Default: false.
        package var endsOnNonsense = false
        /// The child is killed after this many consecutive timeouts without a response; nil for never.
        package var mostTimeouts: Int?
        /// Whether the child is killed, and all calls in flight fail, when one call may hold up the others: when a
        /// call times out while others are in flight, or a cancelled call exceeds its time. Default: false.
        package var endsWhenHeldUp = false
        /// Whether each response restarts the time of every call, for a child that works on its calls one after the
        /// other. Default: false.
        package var waitsForTurns = false
        /// Whether the child gets `shutdown` and `exit` before its input is closed. Default: false.
        package var saysFarewell = false
        /// Called with each line for the host's log, without its line end. Must not block.
        package var log: @Sendable (String) -> Void = { _ in }
        /// Called on the loop's thread with each request, which `answer` answers, and each notification. Must not
        /// block. Default: `refuse`.
        package var onCall: @Sendable (Call, Peer) -> Void = { call, peer in peer.refuse(call) }

        package init(name: String) {
            self.name = name
        }
    }

    enum Stream {
        case input, output, errors
    }

    struct State: ~Copyable {
        var input: Descriptor?
        var queue = WriteQueue()
        var calls = CallsInFlight()
        var phase = Phase.running
        /// Whether the child is stopped as soon as no call is in flight.
        var isRetiring = false
        /// Consecutive timeouts.
        var timeouts = 0
        var onEnd: (@Sendable (ProcessEnd) -> Void)?

        /// Writes what fits into the pipe and closes the input.
        mutating func closeInput() {
            if let number = input?.number { _ = queue.write(to: number) }
            input = nil
            queue = WriteQueue()
        }

        /// Writes what fits into the pipe. False where the child has closed its input.
        ///
        /// - Parameter hadNone: whether the pipe was full before, so that a write proves that the child reads.
        mutating func flush(hadNone: Bool) -> Bool {
            guard let number = input?.number, let progress = queue.write(to: number) else { return false }
            guard progress.bytes > 0 else { return true }
            let now = Clock.now
            if hadNone { calls.noteReading(at: now) }
            for id in progress.calls { calls.noteSent(id, at: now) }
            return true
        }
    }

    /// The state of the child's output, used on the loop's thread only.
    struct Incoming: ~Copyable {
        var output: Descriptor?
        var errors: Descriptor?
        var reader: FrameReader
        /// The time on `Clock` at which the current line became too long; nil while it is not.
        var overlongSince: UInt64?
        /// Bytes to read in the next turn, `leastChunk` to `mostChunk`.
        var chunk = Peer.leastChunk
        var lines: LogLines
        /// Whether the child has sent a valid message.
        var hasSpoken = false
        /// The time on `Clock` of the last check whether the process has ended.
        var lastLook: UInt64 = 0

        /// The frames that the bytes complete. The fault of a line that is too long is reported at the end of that
        /// line.
        mutating func frames(in bytes: [UInt8]) -> [Frame] {
            var frames = reader.push(bytes)
            let isInside = reader.isInsideFaultyLine
            let endsHere = overlongSince != nil && !(isInside && frames.isEmpty)
            if isInside, !frames.isEmpty {
                frames.removeLast()
                overlongSince = Clock.now
            } else if !isInside {
                overlongSince = nil
            }
            return endsHere ? [.fault(.messageTooLarge)] + frames : frames
        }

        mutating func lastFrames() -> [Frame] {
            defer { overlongSince = nil }
            return overlongSince == nil ? reader.finish() : [.fault(.messageTooLarge)]
        }
    }

    enum Phase: Equatable {
        case running
        /// The signals to send with their times on `Clock`, the next one last.
        case stopping([Appointment])
        case buried
    }

    struct Appointment: Equatable {
        let time: UInt64
        let signal: Int32
    }

    let process: SpawnedProcess
    let options: Options
    let state: Mutex<State>
    let incoming: Mutex<Incoming>
    private let lastID = Atomic<Int64>(0)

    /// The most bytes of responses and notifications that wait for the child to read (ours). While more wait, its
    /// output is not read.
    static let maxQueuedBytes = 16 * 1024 * 1024

    init(_ child: consuming SpawnedProcess.WithStreams, _ options: Options) {
        process = child.process
        self.options = options
        state = Mutex(State(input: child.input))
        incoming = Mutex(
            Incoming(
                output: child.output, errors: child.errors, reader: FrameReader(linesOfAtMost: options.maxLineBytes),
                lines: LogLines(name: options.name)))
    }

    package var processID: Int32 { process.id }

    /// Sets the action that runs on the loop's thread when the process is reaped.
    func onEnd(_ action: @escaping @Sendable (ProcessEnd) -> Void) {
        state.withLock { $0.onEnd = action }
    }

    // MARK: To the child

    /// Makes a call. Its time starts when it is written completely; before that it fails only when the child reads
    /// nothing for that time. `completion` is called exactly once: on the loop's thread, which it must not block, or
    /// before this method returns where the child is not running.
    ///
    /// - Returns: the id for `cancel`.
    @discardableResult
    package func call(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) -> Int64 {
        let id = callIfRunning(method, params, milliseconds: milliseconds, completion)
        if id == nil { completion(.failure(.crashed("it has ended"))) }
        return id ?? 0
    }

    /// As `call`, but returns nil without calling `completion` where the child is not running.
    func callIfRunning(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) -> Int64? {
        let id = lastID.add(1, ordering: .relaxed).newValue
        let deadline = Clock.now + UInt64(max(0, milliseconds)) * 1_000_000
        let isRunning = state.withLock { state in
            guard state.phase == .running else { return false }
            state.calls.add(id, milliseconds: milliseconds, deadline: deadline, completion)
            Self.send(&state) { $0.append(call: id, method, params) }
            return true
        }
        guard isRunning else { return nil }
        wakeLoop(by: deadline)
        return id
    }

    /// Cancels a call, which fails immediately, and notifies the child. No effect on a call that has completed.
    package func cancel(_ id: Int64) {
        let (completion, isUnknown) = state.withLock { state in
            let isUnknown = state.queue.remove(call: id)
            return (isUnknown ? state.calls.abandon(id) : state.calls.giveUp(id), isUnknown)
        }
        guard let completion else { return }
        if !isUnknown { notifyOfCancellation(id) }
        completion(.failure(.cancelled))
    }

    func notifyOfCancellation(_ id: Int64) {
        notify("$/cancelRequest", .value(["id": .integer(id)]))
    }

    package func notify(_ method: String, _ params: Reply) {
        var frame: [UInt8] = []
        ReplyWriter.notification(method, params, to: &frame)
        frame.append(UInt8(ascii: "\n"))
        post(frame)
    }

    /// Sends the response to a request of the child.
    package func answer(_ id: RequestID, _ outcome: Result<Reply, RPCError>) {
        var frame: [UInt8] = []
        switch outcome {
        case .success(let reply): ReplyWriter.result(reply, id: id, to: &frame)
        case .failure(let error): ReplyWriter.error(error, id: id, to: &frame)
        }
        frame.append(UInt8(ascii: "\n"))
        post(frame)
    }

    /// Answers a request with `method_not_found`, and ignores a notification.
    package func refuse(_ call: Call) {
        guard let id = call.id else { return }
        let message = "there is no method \"\(LogLines.text(of: call.method.utf8.prefix(100)))\" here"
        answer(id, .failure(RPCError(.methodNotFound, reason: "method_not_found", message: message)))
    }

    func write(_ line: String) { post(Array(line.utf8) + [UInt8(ascii: "\n")]) }

    private func post(_ frame: [UInt8]) {
        let isWaiting = state.withLock { state in
            guard state.phase == .running else { return false }
            Self.send(&state) { $0.append(frame) }
            return !state.queue.isEmpty
        }
        if isWaiting { wakeLoop(by: 0) }
    }

    /// Writes immediately what fits into the pipe: waking the loop for each message would cost more than the message.
    private static func send(_ state: inout State, _ append: (inout WriteQueue) -> Void) {
        let wasEmpty = state.queue.isEmpty
        append(&state.queue)
        // The loop handles a failed write.
        if wasEmpty { _ = state.flush(hadNone: false) }
    }

    private func wakeLoop(by deadline: UInt64) {
        let isWaiting = state.withLock { !$0.queue.isEmpty }
        ChildLoop.shared.wake(at: isWaiting ? 0 : deadline)
    }

    /// The last lines of the child's standard error since a time on `Clock`; nil where there is none.
    func lastWords(since time: UInt64) -> String? { incoming.withLock { $0.lines.tail.text(since: time) } }

    // MARK: Its end

    /// Closes the child's input. Sends SIGTERM where it has not ended within `milliseconds`, and SIGKILL 0.5 s later.
    package func stop(milliseconds: Int) {
        let now = Clock.now
        let grace = UInt64(max(0, milliseconds)) * 1_000_000
        stop([
            Appointment(time: now + grace + 500_000_000, signal: Signal.kill),
            Appointment(time: now + grace, signal: Signal.terminate),
        ])
    }

    /// Stops the child when it has answered the calls in flight.
    package func retire() {
        state.withLock { $0.isRetiring = true }
        ChildLoop.shared.wake()
    }

    /// Kills the child immediately.
    package func kill() {
        stop([Appointment(time: 0, signal: Signal.kill)])
    }

    /// - Parameter signals: the signals with their times on `Clock`, the next one last.
    func stop(_ signals: [Appointment]) {
        state.withLock { state in
            switch state.phase {
            case .running: break
            case .stopping(let earlier):
                // An earlier stop stays in force where it ends the child no later.
                if let last = earlier.first, let first = signals.first, last.time <= first.time { return }
            case .buried: return
            }
            if options.saysFarewell, case .running = state.phase { sayFarewell(&state) }
            state.closeInput()
            state.phase = .stopping(signals)
        }
        ChildLoop.shared.wake()
    }

    /// Sends `shutdown` and `exit`; the response is ignored.
    private func sayFarewell(_ state: inout State) {
        var text: [UInt8] = []
        let id = lastID.add(1, ordering: .relaxed).newValue
        ReplyWriter.request("shutdown", .value([:]), id: .integer(id), to: &text)
        text.append(UInt8(ascii: "\n"))
        ReplyWriter.notification("exit", .value([:]), to: &text)
        text.append(UInt8(ascii: "\n"))
        state.queue.append(text)
        state.calls.ignore(id)
    }

    var isRunning: Bool { state.withLock { $0.phase == .running } }

    var isBuried: Bool { state.withLock { $0.phase == .buried } }
}
