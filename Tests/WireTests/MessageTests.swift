import JSONValues
import Testing
import Wire

@Suite("Messages") struct MessageTests {
    private static func message(_ text: String) throws -> Message {
        Message(try Jansson.parse(Array(text.utf8)))
    }

    private static func single(_ text: String) throws -> SingleMessage {
        guard case .single(let message) = try message(text) else { throw Unexpected() }
        return message
    }

    private struct Unexpected: Error {}

    @Test("A call has its id, method and parameters")
    func call() throws {
        let message = try Self.single(#"{"jsonrpc":"2.0","id":"1","method":"m","params":{"a":1},"other":2}"#)
        #expect(message == .call(Call(id: .string("1"), method: "m", params: ["a": 1], isPositional: false)))
        #expect(message.isOwedAnAnswer)
    }

    @Test(
        "No parameters can be spelled four ways",
        arguments: ["", #","params":null"#, #","params":{}"#, #","params":[]"#])
    func noParameters(params: String) throws {
        let message = try Self.single(#"{"jsonrpc":"2.0","method":"m"\#(params)}"#)
        #expect(message == .call(Call(id: nil, method: "m", params: [:], isPositional: false)))
        #expect(!message.isOwedAnAnswer)
    }

    @Test("Parameters by position are told apart")
    func positional() throws {
        let message = try Self.single(#"{"jsonrpc":"2.0","id":1,"method":"m","params":[1]}"#)
        #expect(message == .call(Call(id: .integer(1), method: "m", params: [:], isPositional: true)))
    }

    @Test(
        "What is no request is refused with the id that it has",
        arguments: [
            ("7", nil, "invalid_request"), ("\"x\"", nil, "invalid_request"), ("null", nil, "invalid_request"),
            (#"{"id":1,"method":"m"}"#, .integer(1), "invalid_request"),
            (#"{"jsonrpc":2.0,"id":1,"method":"m"}"#, .integer(1), "invalid_request"),
            (#"{"jsonrpc":"2.0","id":"a"}"#, .string("a"), "invalid_request"),
            (#"{"jsonrpc":"2.0","id":1,"method":1}"#, .integer(1), "invalid_request"),
            (#"{"jsonrpc":"2.0","id":1,"method":"m","params":"x"}"#, .integer(1), "invalid_request"),
            (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, nil, "invalid_id"),
            (#"{"jsonrpc":"2.0","id":1.0,"method":"m"}"#, nil, "invalid_id"),
            (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, nil, "invalid_id"), ("[]", nil, "empty_batch"),
            (#"{"jsonrpc":"2.0","id":1,"result":1,"error":{}}"#, .integer(1), "invalid_request"),
        ] as [(String, RequestID?, String)])
    func refused(text: String, id: RequestID?, reason: String) throws {
        guard case .invalid(let echoed, let error) = try Self.single(text) else { throw Unexpected() }
        #expect(echoed == id)
        #expect(error.code == .invalidRequest)
        #expect(error.data["reason"] == .string(reason))
    }

    @Test("Answers are passed over", arguments: [#""result":1"#, #""result":null"#, #""error":{"code":1}"#])
    func responses(content: String) throws {
        #expect(try Self.single(#"{"jsonrpc":"2.0","id":1,\#(content)}"#) == .ignored)
    }

    @Test("A batch holds its members one by one, up to its limit")
    func batch() throws {
        guard case .batch(let members) = try Self.message(#"[1,[],{"jsonrpc":"2.0","method":"m"}]"#) else {
            throw Unexpected()
        }
        #expect(members.map(\.isOwedAnAnswer) == [true, true, false])
        guard case .invalid(_, let error) = members[1] else { throw Unexpected() }
        #expect(error.data["reason"] == "not_in_batch")
        guard case .batch(let most) = Message(.array(Array(repeating: 1, count: 1000))) else { throw Unexpected() }
        #expect(most.count == 1000)
        guard case .single(.invalid(nil, let over)) = Message(.array(Array(repeating: 1, count: 1001))) else {
            throw Unexpected()
        }
        #expect(over.data["reason"] == "batch_too_large" && over.data["value"] == 1000)
    }

    @Test("Ids are told apart by type and by bytes")
    func ids() {
        #expect(RequestID(.string("1")) != RequestID(.integer(1)))
        #expect(RequestID(.string("\u{E9}")) != RequestID(.string("e\u{301}")))
        #expect(RequestID(.integer(9_007_199_254_740_993)) != RequestID(.integer(9_007_199_254_740_992)))
        for value in [.null, .real(1), true, [:], []] as [JSONValue] { #expect(RequestID(value) == nil) }
    }
}
