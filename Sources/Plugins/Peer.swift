package import JSONValues
import Synchronization
import Threading
package import Wire

/// A running child that speaks the protocol on its pipes, one message a line, both ways. Safe to use from any thread; nothing here
/// makes a caller wait.
package final class Peer: Sendable {
    /// What it is called, and what becomes of what it says by itself.
    package struct Options: Sendable {
        /// Stands in front of its lines in the log.
        package var name: String
        /// Bytes of the longest message that is taken from it.
        package var maxLineBytes = 8 * 1024 * 1024
        /// Whether it is ended when it writes a line that is no message. Otherwise such lines are dropped before its first
        /// message, and after that they are taken for a failed answer to whatever is in flight.
        package var endsOnNonsense = false
        /// It is ended when so many calls in a row have timed out without an answer in between; nil for never.
        package var mostTimeouts: Int?
        /// Whether it is ended when a call times out that may have waited for another one, and when it still works, past its time, on
        /// one that was cancelled: all that are in flight then fail together.
        package var endsWhenHeldUp = false
        /// Whether the time of every call begins anew with each answer: for a child that takes up what it is given in turn, so that
        /// only silence tells that it hangs.
        package var waitsForTurns = false
        /// Whether it is told, by `shutdown` and `exit`, that it is to end, before its input ends.
        package var saysFarewell = false
        /// Takes a line for the host's log, without a line end. Must not wait.
        package var log: @Sendable (String) -> Void = { _ in }
        /// Takes its requests (to be answered with `answer`) and notifications, on the loop's thread. Must not wait.
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
        /// Whether it ends as soon as it has answered.
        var isRetiring = false
        /// In a row.
        var timeouts = 0
        var onEnd: (@Sendable (ProcessEnd) -> Void)?

        /// Ends the input behind what the child has room for.
        mutating func closeInput() {
            if let number = input?.number { _ = queue.write(to: number) }
            input = nil
            queue = WriteQueue()
        }

        /// Writes what the child has room for; false where it reads no more.
        ///
        /// - Parameter hadNone: whether it had no room before, so that it must have read since.
        mutating func flush(hadNone: Bool) -> Bool {
            guard let number = input?.number, let progress = queue.write(to: number) else { return false }
            guard progress.bytes > 0 else { return true }
            let now = Clock.now
            if hadNone { calls.noteReading(at: now) }
            for id in progress.calls { calls.noteSent(id, at: now) }
            return true
        }
    }

    /// What only the loop's thread touches.
    struct Incoming: ~Copyable {
        var output: Descriptor?
        var errors: Descriptor?
        var reader: FrameReader
        /// When a line that is still being written had become too long, on `Clock`.
        var overlongSince: UInt64?
        /// Bytes to be read at a time.
        var chunk = Peer.leastChunk
        var lines: LogLines
        /// Whether a message has come.
        var hasSpoken = false
        /// When it was last looked whether the process is still there, on `Clock`.
        var lastLook: UInt64 = 0

        /// What has come. The fault of a line that is too long comes with its end, as all that is on it belongs to it.
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
        /// Signals with their times on `Clock`, the next one last.
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

    /// Bytes of answers that may wait for a child that does not read them. With more, it is not listened to.
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

    /// What to do when the process is gone, on the loop's thread; at once where it is.
    func onEnd(_ action: @escaping @Sendable (ProcessEnd) -> Void) {
        state.withLock { $0.onEnd = action }
    }

    // MARK: To the child

    /// Makes a call. Its time runs from when the child has room for it; until then it fails only where the child reads nothing for as
    /// long. `completion` is called exactly once: on the loop's thread, which it must not hold up, or before this returns
    /// where the call cannot be made.
    ///
    /// - Returns: what `cancel` takes.
    @discardableResult
    package func call(
        _ method: String, _ params: Reply, milliseconds: Int,
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) -> Int64 {
        let id = callIfRunning(method, params, milliseconds: milliseconds, completion)
        if id == nil { completion(.failure(.crashed("it has ended"))) }
        return id ?? 0
    }

    /// As `call`; nil, and nothing is called, where the child is about to end and takes no more calls.
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

    /// Gives up a call, which fails at once, and tells the child. Does nothing about one that is over.
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

    /// Answers a request of the child's.
    package func answer(_ id: RequestID, _ outcome: Result<Reply, RPCError>) {
        var frame: [UInt8] = []
        switch outcome {
        case .success(let reply): ReplyWriter.result(reply, id: id, to: &frame)
        case .failure(let error): ReplyWriter.error(error, id: id, to: &frame)
        }
        frame.append(UInt8(ascii: "\n"))
        post(frame)
    }

    /// Says that there is no such method; notifications are passed over.
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

    /// At once as far as the child has room: waking the loop for each message would cost more than the message.
    private static func send(_ state: inout State, _ append: (inout WriteQueue) -> Void) {
        let wasEmpty = state.queue.isEmpty
        append(&state.queue)
        // What cannot be written at all is found out by the loop.
        if wasEmpty { _ = state.flush(hadNone: false) }
    }

    private func wakeLoop(by deadline: UInt64) {
        let isWaiting = state.withLock { !$0.queue.isEmpty }
        ChildLoop.shared.wake(at: isWaiting ? 0 : deadline)
    }

    /// The last lines that it has written to standard error, since a time on `Clock`.
    func lastWords(since time: UInt64) -> String? { incoming.withLock { $0.lines.tail.text(since: time) } }

    // MARK: Its end

    /// Ends its input, and it with signals where it does not end by itself within `milliseconds`.
    package func stop(milliseconds: Int) {
        let now = Clock.now
        let grace = UInt64(max(0, milliseconds)) * 1_000_000
        stop([
            Appointment(time: now + grace + 500_000_000, signal: Signal.kill),
            Appointment(time: now + grace, signal: Signal.terminate),
        ])
    }

    /// Ends it as soon as it has answered the calls that it has.
    package func retire() {
        state.withLock { $0.isRetiring = true }
        ChildLoop.shared.wake()
    }

    /// Ends it, however that suits it.
    package func kill() {
        stop([Appointment(time: 0, signal: Signal.kill)])
    }

    /// - Parameter signals: with their times, the next one last.
    func stop(_ signals: [Appointment]) {
        state.withLock { state in
            switch state.phase {
            case .running: break
            case .stopping(let earlier):
                // Whoever is in the greater hurry has his way.
                if let last = earlier.first, let first = signals.first, last.time <= first.time { return }
            case .buried: return
            }
            if options.saysFarewell, case .running = state.phase { sayFarewell(&state) }
            state.closeInput()
            state.phase = .stopping(signals)
        }
        ChildLoop.shared.wake()
    }

    /// What comes back, if anything, means nothing any more.
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
