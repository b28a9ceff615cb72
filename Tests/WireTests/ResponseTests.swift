import JSONValues
import Testing
import Wire

@Suite("Answers of the other side") struct ResponseTests {
    @Test("A request is written as the other side reads it")
    func request() throws {
        var text: [UInt8] = []
        ReplyWriter.request("image/load", .value(["width": 2]), id: .integer(7), to: &text)
        let call = Call(id: .integer(7), method: "image/load", params: ["width": 2], isPositional: false)
        #expect(Message(try Jansson.parse(text)) == .single(.call(call)))
    }

    @Test("A result and an error are told apart, with their id")
    func outcomes() {
        let result = Response(["jsonrpc": "2.0", "id": 3, "result": .null])
        #expect(result?.id == .integer(3) && result?.outcome == .success(.null))
        let error = Response([
            "jsonrpc": "2.0", "id": "a", "error": ["code": 1101, "message": "no", "data": ["reason": "not_found"]],
        ])
        #expect(error?.id == .string("a"))
        #expect(error?.outcome == .failure(RemoteError(code: 1101, message: "no", data: ["reason": "not_found"])))
        let nobody = Response(["jsonrpc": "2.0", "id": .null, "error": ["code": -32700, "message": "no"]])
        #expect(nobody != nil && nobody?.id == nil)
    }

    @Test(
        "Anything else is no answer",
        arguments: [
            ["jsonrpc": "2.0", "id": 1], ["jsonrpc": "2.0", "result": 1], ["id": 1, "result": 1],
            ["jsonrpc": "2.0", "id": 1, "result": 1, "error": ["code": 1, "message": ""]],
            ["jsonrpc": "2.0", "id": 1, "error": "no"],
            ["jsonrpc": "2.0", "id": 1, "error": ["code": "1", "message": ""]],
            ["jsonrpc": "2.0", "id": true, "result": 1], ["jsonrpc": "2.0", "id": 1, "method": "m", "result": 1], [1],
            .null,
        ] as [JSONValue])
    func none(_ json: JSONValue) {
        #expect(Response(json) == nil)
    }
}
