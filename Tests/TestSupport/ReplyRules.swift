package import JSONValues

/// What holds for every message that a host writes (the runner rules of the vector schema).
package enum ReplyRules {
    package static func read(_ bytes: ArraySlice<UInt8>) throws -> JSONValue {
        let text = String(decoding: bytes, as: UTF8.self)
        if ["\u{2028}", "\u{2029}"].contains(where: { bytes.contains(text: $0) }) {
            throw Failure("a raw line separator in \(text.cut(300))")
        }
        let message: JSONValue
        do {
            message = try Jansson.parse(bytes)
        } catch {
            throw Failure("the output is no JSON (\(error.message)): \(text.cut(300))")
        }
        if case .array(let responses) = message {
            guard !responses.isEmpty else { throw Failure("an empty array as an answer") }
            for response in responses { try check(response, inBatch: true) }
        } else {
            try check(message, inBatch: false)
        }
        return message
    }

    private static func check(_ message: JSONValue, inBatch: Bool) throws {
        func fail(_ what: String) -> Failure { Failure("\(what): \(message.cut(300))") }
        guard let object = message.object else { throw fail("not an object") }
        guard object.member("jsonrpc") == "2.0" else { throw fail("jsonrpc is not 2.0") }
        if object.member("method") != nil {
            guard !inBatch, object.member("id") == nil else { throw fail("a request from the host") }
            return
        }
        guard object.member("id") != nil else { throw fail("no id") }
        guard (object.member("result") == nil) != (object.member("error") == nil) else {
            throw fail("not exactly one of result and error")
        }
        guard let error = object.member("error") else { return }
        guard error["/code"]?.integer != nil, error["/message"]?.string?.isEmpty == false else {
            throw fail("an error without code or message")
        }
        // So that all have one shape; what begins with a pointer or a quotation has it behind that.
        guard let text = error["/message"]?.string, text.first?.isUppercase == false, text.last != "." else {
            throw fail("a message that is a sentence")
        }
        guard error["/data/reason"]?.string != nil else { throw fail("an error without reason") }
    }
}
