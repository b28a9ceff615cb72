import JSONValues
import Testing

@Suite("Parsing") struct ParsingTests {
    private static func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
        try Jansson.parse(Array(text.utf8))
    }

    @Test(
        "Every kind of value",
        arguments: [
            ("null", .null), ("true", true), (" false ", false), ("7", 7), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775807", .integer(.max)), ("7.0", .real(7)), ("1e2", .real(100)), ("0.1", .real(0.1)),
            (#""é\ud83d\ude42\u0000""#, .string("é🙂\u{0}")), ("[]", []), (#"{"b":[1],"a":{}}"#, ["b": [1], "a": [:]]),
        ] as [(String, JSONValue)])
    func values(text: String, value: JSONValue) throws {
        #expect(try Self.parse(text) == value)
    }

    @Test(
        "What is not one JSON value is refused with its reason",
        arguments: [
            ("", .malformed), ("1 2", .malformed), ("{,}", .malformed), ("[1,]", .malformed), ("01", .malformed),
            ("NaN", .malformed), ("Infinity", .malformed), ("-", .malformed), ("1.", .malformed), ("'a'", .malformed),
            ("// a\n1", .malformed), ("\u{FEFF}1", .malformed), ("\"a\nb\"", .malformed), (#""\x""#, .malformed),
            ("tru", .malformed), ("[1", .malformed), (#"{"a" 1}"#, .malformed), ("{1:2}", .malformed),
            ("1\u{0}", .nulByte), ("\"\u{0}\"", .nulByte), (#"{"a\u0000b":1}"#, .nulByte),
            (#"{"a":1,"a":2}"#, .duplicateKey), (#"{"x":{"a":1,"\u0061":2}}"#, .duplicateKey),
            (#""\ud800""#, .invalidUTF8), (#""\udc00""#, .invalidUTF8), (#""\ud800\ud800""#, .invalidUTF8),
            ("9223372036854775808", .numberOutOfRange), ("-9223372036854775809", .numberOutOfRange),
            ("1e999", .numberOutOfRange), ("-1e999", .numberOutOfRange),
        ] as [(String, JSONSyntaxError.Reason)])
    func refused(text: String, reason: JSONSyntaxError.Reason) {
        let error = #expect(throws: JSONSyntaxError.self) { try Self.parse(text) }
        #expect(error?.reason == reason)
        #expect(error?.message.isEmpty == false)
    }

    @Test(
        "Bytes that are no UTF-8 are refused",
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82],
        ] as [[UInt8]])
    func notUTF8(bytes: [UInt8]) {
        let error = #expect(throws: JSONSyntaxError.self) { try Jansson.parse([0x22] + bytes + [0x22]) }
        #expect(error?.reason == .invalidUTF8)
    }

    @Test("Nesting goes down to 128 levels and no further", arguments: ["[", #"{"a":"#])
    func depth(open: String) throws {
        let close = open == "[" ? "]" : "}"
        func nested(_ levels: Int) -> String {
            String(repeating: open, count: levels - 1) + (open == "[" ? "[]" : "{}")
                + String(repeating: close, count: levels - 1)
        }
        _ = try Self.parse(nested(128))
        #expect(throws: JSONSyntaxError.self) { try Self.parse(nested(129)) }
        let error = #expect(throws: JSONSyntaxError.self) { try Self.parse(String(repeating: open, count: 1_000_000)) }
        #expect(error?.reason == .tooDeep)
    }

    @Test("Brackets inside of strings are no nesting")
    func brackets() throws {
        let text = String(repeating: #"[{\""#, count: 200)
        #expect(try Self.parse("\"\(text)\"") == .string(text.replacing("\\", with: "")))
    }

    @Test("Keys that look alike and have other bytes are two")
    func keys() throws {
        let value = try Self.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")
        guard case .object(let object) = value else {
            Issue.record("no object")
            return
        }
        #expect(object.members.count == 2)
        #expect(object["e\u{301}"] == 2)
    }
}
