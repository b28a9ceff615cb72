package import JSONValues

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel serve` as a client meets it: the real process, its bytes and its end.
package final class HostProcess: Sendable {
    package let child: ChildProcess
    package let framing: Framing
    private let splitter: Box<ReplySplitter>
    /// What must not go before the host does.
    private let kept: (any Sendable)?

    /// `@unchecked Sendable`: as `ChildProcess`, in the hands of one test at a time.
    private final class Box<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// - Parameters:
    ///   - executable: of the host, where that is not the usual one.
    ///   - kept: what must not go before the host does.
    package init(
        _ arguments: [String] = [], framing: Framing = .lines, errors: Int32? = nil,
        executable: String = RoundelExecutable.path, keeping kept: (any Sendable)? = nil
    ) throws {
        self.kept = kept
        self.framing = framing
        splitter = Box(ReplySplitter(framing: framing))
        child = try ChildProcess(executable, ["serve"] + arguments, errors: errors)
    }

    // MARK: Sending

    package func send(_ message: JSONValue) {
        child.write(framing.frame(message))
    }

    package func request(_ id: JSONValue, _ method: String, _ params: JSONObject = [:]) {
        send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(params)])
    }

    package func notify(_ method: String, _ params: JSONObject = [:]) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": .object(params)])
    }

    package func close() {
        child.closeInput()
    }

    // MARK: Receiving

    /// The next message as it is; nil at the end of the output, or when the time is over.
    package func nextBytes(within limit: TimeLimit) throws -> ArraySlice<UInt8>? {
        var message: ArraySlice<UInt8>?
        _ = try child.exchange(within: limit) {
            message = try splitter.value.next(in: &child.received)
            return message != nil || child.outputHasEnded
        }
        if message == nil, child.outputHasEnded, !splitter.value.isEmpty(child.received) {
            let rest = String(decoding: child.received, as: UTF8.self)
            throw Failure("the output ends inside a message: \(rest.cut(300))")
        }
        return message
    }

    /// The next message, which must come.
    package func next(within seconds: Double = 10) throws -> JSONValue {
        guard let message = try nextBytes(within: TimeLimit(seconds: seconds)) else {
            guard child.outputHasEnded else { throw Failure("no answer within \(seconds) s") }
            let end = child.waitForEnd(seconds: 2).map { "\($0)" } ?? "still running"
            throw Failure("the host's output ended (\(end)) instead of an answer; its log: \(logText)")
        }
        return try ReplyRules.read(message)
    }

    package func next(_ count: Int, within seconds: Double = 10) throws -> [JSONValue] {
        let limit = TimeLimit(seconds: seconds)
        return try (0..<count).map { index in
            guard let message = try nextBytes(within: limit) else {
                throw Failure("only \(index) of \(count) answers within \(seconds) s; log: \(logText)")
            }
            return try ReplyRules.read(message)
        }
    }

    /// Everything up to the end of the output, which must come.
    package func rest(within seconds: Double = 10) throws -> [JSONValue] {
        let limit = TimeLimit(seconds: seconds)
        var messages: [JSONValue] = []
        while let message = try nextBytes(within: limit) { messages.append(try ReplyRules.read(message)) }
        guard child.outputHasEnded else { throw Failure("the output has not ended within \(seconds) s") }
        return messages
    }

    /// Fails where a message arrives within that time, or the output ends.
    package func expectSilence(milliseconds: Int) throws {
        if let message = try nextBytes(within: TimeLimit(seconds: Double(milliseconds) / 1000)) {
            throw Failure("an answer too many: \(String(decoding: message, as: UTF8.self).cut(600))")
        }
        if child.outputHasEnded { throw Failure("the host's output ended") }
    }

    /// Fails unless the host ends with this code and has nothing more to say.
    package func expectEnd(exit code: Int32, within seconds: Double = 10) throws {
        if let message = try rest(within: seconds).first { throw Failure("an answer too many: \(message.cut())") }
        guard let end = child.waitForEnd(seconds: seconds) else {
            throw Failure("the output ended, but not the host (wanted exit \(code))")
        }
        guard end == .exit(code) else { throw Failure("wanted exit \(code), got \(end); its log: \(logText)") }
    }

    package var logText: String {
        String(decoding: child.log, as: UTF8.self).cut(400)
    }
}
