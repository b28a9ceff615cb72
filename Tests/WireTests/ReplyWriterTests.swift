import JSONValues
import Testing
import Wire

@Suite("Reply writer") struct ReplyWriterTests {
    /// What a reply says, read back by jansson.
    private static func roundTrip(_ reply: Reply) throws -> JSONValue {
        var output: [UInt8] = []
        ReplyWriter.write(reply, to: &output)
        #expect(!output.contains(0x0A))
        return try Jansson.parse(output)
    }

    /// A string that jansson has no part in, beside another member.
    private static func filled(_ filling: FilledTemplate.Filling) -> Reply {
        .filled(FilledTemplate(JSONTemplate(["a": 1, "data": JSONTemplate.gap]), [filling]))
    }

    private static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        StringEscaping.append(Array(text.utf8), to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("Every character of a spliced string comes back")
    func characters() throws {
        let scalars = (0...0x2FFF).compactMap(Unicode.Scalar.init) + ["\u{FFFF}", "\u{1F642}", "\u{10FFFF}"].map { $0 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let bytes = Array(String(text).utf8)
        let value = try Self.roundTrip(Self.filled(.utf8(bytes)))
        guard case .object(let object) = value, case .string(let data)? = object["data"] else {
            Issue.record("no data")
            return
        }
        #expect(Array(data.utf8) == bytes)
        #expect(object.members.map(\.key) == ["a", "data"])
    }

    @Test("Only what must be escaped is")
    func escaping() {
        #expect(Self.escaped("plain é李🙂/'<>&\u{7F}") == "plain é李🙂/'<>&\u{7F}")
        #expect(Self.escaped("\"\\\n\r\t\u{0}\u{1F}\u{8}") == #"\"\\\n\r\t\u0000\u001F\b"#)
        #expect(Self.escaped("a\u{2028}b\u{2029}c\u{2027}\u{202A}") == "a\\u2028b\\u2029c\u{2027}\u{202A}")
    }

    @Test("What is no object is written as jansson writes it")
    func scalars() {
        let strings = (0...0x2FFF).compactMap(Unicode.Scalar.init).map { JSONValue.string("a\($0)b") }
        let others: [JSONValue] = [
            .null, true, false, 0, -1, .integer(.min), .integer(.max), .real(0.1), .real(-1e300), "", "🙂", [], [:], [1],
            [1, "a", .null, [[], ["b": [.real(0.5)]], .real(0.25)]],
        ]
        let lengths = (0..<20_000).map { JSONValue.real(Double($0 * 7919 - 80_000_000) / 10_000) }
        let near = [0.00001, 0.00005, 1e9 + 0.00009, 9_999_999_999.9999, 1e10 + 0.5, 1.0 / 3, 0.1 + 0.2, 5, -0.0, -0.5]
        for value in strings + others + lengths + near.map(JSONValue.real) {
            var expected: [UInt8] = []
            Jansson.write(value, to: &expected)
            var output: [UInt8] = []
            ReplyWriter.write(.value(value), to: &output)
            #expect(output == expected)
        }
    }

    @Test("Gaps are filled in their order, wherever they are")
    func gaps() throws {
        let template = JSONTemplate([JSONTemplate.gap, ["b": JSONTemplate.gap, "c": "x"], JSONTemplate.gap])
        #expect(template.gapCount == 3)
        let reply = Reply.filled(FilledTemplate(template, [.utf8([]), .value(["d": .null]), .base64([1, 2, 3])]))
        #expect(try Self.roundTrip(reply) == ["", ["b": ["d": .null], "c": "x"], "AQID"])
        #expect(try Self.roundTrip(.filled(FilledTemplate(JSONTemplate(JSONTemplate.gap), []))) == .null)
        #expect(try Self.roundTrip(.filled(FilledTemplate(JSONTemplate(["e": [:]]), []))) == ["e": [:]])
    }

    @Test("What must be escaped is, at every place in a word and at every length")
    func places() {
        for special in ["\"", "\u{1}", "\u{2028}", "\u{2027}", "é\\"] {
            for before in 0..<20 {
                for after in 0..<10 {
                    let text = String(repeating: "x", count: before) + special + String(repeating: "y", count: after)
                    var expected: [UInt8] = []
                    Jansson.write(.string(text), to: &expected)
                    #expect(Array("\"\(Self.escaped(text))\"".utf8) == expected)
                }
            }
        }
    }

    @Test("Strings of many portions are whole")
    func long() throws {
        for count in 4090..<4100 {
            let bytes = Array(
                (String(repeating: "x", count: count) + "\u{2028}\"" + String(repeating: "\u{1}", count: 9000)).utf8)
            #expect(
                try Self.roundTrip(Self.filled(.utf8(bytes))) == [
                    "a": 1, "data": .string(String(decoding: bytes, as: UTF8.self)),
                ])
        }
    }

    @Test("Objects and arrays nest")
    func nesting() throws {
        let reply = Reply.object([
            ("empty", .object([])), ("none", .array([])),
            (
                "list",
                .array([
                    .value(1), Self.filled(.utf8(Array("\"".utf8))), .value("z"),
                ])
            ),
        ])
        #expect(try Self.roundTrip(reply) == ["empty": [:], "none": [], "list": [1, ["a": 1, "data": "\""], "z"]])
    }

    @Test("Results, errors and notifications have their members")
    func envelopes() throws {
        var output: [UInt8] = []
        ReplyWriter.result(.value([:]), id: .string("a\u{2028}"), to: &output)
        #expect(try Jansson.parse(output) == ["jsonrpc": "2.0", "id": "a\u{2028}", "result": [:]])
        output = []
        ReplyWriter.error(.invalidRequest("invalid_id", "No"), id: nil, to: &output)
        #expect(
            try Jansson.parse(output) == [
                "jsonrpc": "2.0", "id": .null,
                "error": ["code": -32600, "message": "No", "data": ["reason": "invalid_id"]],
            ])
        output = []
        ReplyWriter.notification("$/x", .value([1]), to: &output)
        #expect(try Jansson.parse(output) == ["jsonrpc": "2.0", "method": "$/x", "params": [1]])
    }

    @Test("Pieces put together stay quick: 20,000 of them in a moment, even unoptimised")
    func growth() {
        let piece = Self.filled(.utf8([UInt8](repeating: 0x61, count: 200)))
        let reply = Reply.array(Array(repeating: piece, count: 20_000))
        var output: [UInt8] = []
        let time = ContinuousClock().measure { ReplyWriter.write(reply, to: &output) }
        #expect(output.count > 4_000_000)
        #expect(time < .seconds(5))
    }
}

@Suite("Frame writer") struct FrameWriterTests {
    @Test("What is written is read back", arguments: Framing.allCases)
    func roundTrip(framing: Framing) {
        var reader = FrameReader()
        let messages = ["{}", "\"é\"", String(repeating: "x", count: 100_000)].map { Array($0.utf8) }
        let frames = messages.flatMap { reader.push(FrameWriter.frame($0, framing: framing)) }
        #expect(frames == messages.map { .message($0[...]) })
        #expect(reader.finish() == [])
    }

    @Test("A reader of lines takes no first byte for a header")
    func lines() {
        var reader = FrameReader(linesOfAtMost: 40)
        #expect(reader.push(Array("Content-Length: 2\n\n{}\n".utf8)).count == 2)
        #expect(reader.push(Array(repeating: UInt8(ascii: "x"), count: 100)) == [.fault(.messageTooLarge)])
        #expect(reader.push(Array("\n[]\n".utf8)) == [.message(Array("[]".utf8)[...])])
    }
}
