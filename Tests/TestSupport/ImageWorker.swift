package import JSONValues

/// `roundel-images` as the host meets it.
package final class ImageWorker {
    package let child: ChildProcess
    private var splitter = ReplySplitter(framing: .lines)
    private var serial = 0
    /// Answers that came before they were asked for.
    private var early: [Int: JSONValue] = [:]

    /// - Parameter environment: what is set beside what this process has, as `NAME=value`.
    package init(_ arguments: [String] = [], environment: [String] = []) throws {
        child = try ChildProcess("env", environment + [RoundelExecutable.path + "-images"] + arguments)
    }

    /// - Returns: the id of the request.
    @discardableResult
    package func ask(
        _ source: String, width: Int = 16, height: Int = 16, fit: String = "cover", form: String = "pixels",
        tag: String? = nil
    ) -> Int {
        var params: JSONObject = [
            "source": .string(source), "width": .integer(Int64(width)), "height": .integer(Int64(height)),
            "fit": .string(fit), "form": .string(form),
        ]
        params.append("tag", ifPresent: tag.map(JSONValue.string))
        serial += 1
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(Int64(serial)), "method": "image/load", "params": .object(params),
        ]
        child.write(Framing.lines.frame(message))
        return serial
    }

    package func cancel(_ id: Int) {
        let message: JSONValue = [
            "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .integer(Int64(id))],
        ]
        child.write(Framing.lines.frame(message))
    }

    /// The answer to a request, which must come.
    package func answer(to id: Int, within seconds: Double = 10) throws -> JSONValue {
        let limit = TimeLimit(seconds: seconds)
        while early[id] == nil {
            var message: ArraySlice<UInt8>?
            _ = try child.exchange(within: limit) {
                message = try splitter.next(in: &child.received)
                return message != nil || child.outputHasEnded
            }
            guard let message else {
                throw Failure("no answer to request \(id); the worker's end: \(child.status.map { "\($0)" } ?? "none")")
            }
            let answer = try ReplyRules.read(message)
            guard let id = answer["/id"]?.integer, early.updateValue(answer, forKey: id) == nil else {
                throw Failure("an answer nobody asked for: \(answer.cut(300))")
            }
        }
        return early.removeValue(forKey: id) ?? .null
    }

    package func load(
        _ source: String, width: Int = 16, height: Int = 16, fit: String = "cover", form: String = "pixels",
        tag: String? = nil
    ) throws -> JSONValue {
        try answer(to: ask(source, width: width, height: height, fit: fit, form: form, tag: tag))
    }

    /// Why there is no picture; nil where there is one.
    package func reason(_ source: String) throws -> String? {
        try load(source)["/error/data/reason"]?.string
    }

    /// Closes its input, which ends it.
    package func end(within seconds: Double = 10) throws {
        child.closeInput()
        guard child.exchange(within: TimeLimit(seconds: seconds), until: { child.outputHasEnded }),
            child.waitForEnd(seconds: seconds) == .exit(0)
        else { throw Failure("the worker has not ended by itself: \(child.status.map { "\($0)" } ?? "still running")") }
    }
}
