import JSONValues
import TestSupport
import Testing

@Suite("Hostile input") struct HostileInputTests {
    /// Renders in three shapes; each must be a well-formed picture or this error, and soon.
    private func render(_ text: String, else reason: String?) throws {
        let host = try HostProcess()
        let requests: [JSONObject] = [
            ["component": "avatar", "props": ["name": .string(text)]],
            ["component": "avatar", "props": ["initials": .string(text)], "output": ["text": "live"]],
            ["component": "badge", "props": ["text": .string(text), "maxWidth": 200], "output": ["text": "live"]],
        ]
        let start = ContinuousClock.now
        for (id, params) in requests.enumerated() { host.request(.integer(Int64(id)), "component/render", params) }
        for answer in try host.next(3) {
            if let reason {
                #expect(answer.reason == reason)
            } else {
                _ = try Rendering(answer["/result"]).svg()
            }
        }
        #expect(.now - start < .seconds(5))
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test(
        "Markup, quotes and odd characters come back as text",
        arguments: [
            "</svg><script>alert(1)</script>", "\" onload=\"alert(1)", "' onload='x", "&amp;&lt;&#0;&nbsp;",
            "]]><![CDATA[",
            "<!--", "-->", "\u{202E}gnp.nil", "\u{2066}\u{2069}\u{200F}", "a\u{2028}b\u{2029}c", "\u{85}\u{A0}\u{FEFF}",
            "\u{FFFD}\u{10FFFD}", "javascript:alert(1)", "url(#a)", "\\u0000", "🏳️‍🌈👨‍👩‍👧‍👦🇩🇪", "\u{E000}\u{F0000}",
        ])
    func markup(text: String) throws {
        try render(text, else: nil)
    }

    /// The compiler takes none of them in a literal.
    private static func nonCharacter(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

    @Test(
        "Characters that XML forbids are refused",
        arguments: ["\u{0}", "a\u{1}b", "\u{1B}[31m", Self.nonCharacter(0xFFFE), Self.nonCharacter(0xFFFF)])
    func forbidden(text: String) throws {
        try render(text, else: "invalid_character")
    }

    @Test("30,000 combining marks are drawn, 100,000 are over the limit")
    func combiningMarks() throws {
        try render("a" + String(repeating: "\u{301}", count: 30_000), else: nil)
        try render("a" + String(repeating: "\u{301}", count: 100_000), else: "limit_exceeded")
    }

    @Test(
        "64 KB of any script are drawn, 1 MB is over the limit",
        arguments: ["a", "Jamie ", "李", "محمد ", "क्षि", "👩🏽‍🚀", "\u{200D}"])
    func long(unit: String) throws {
        try render(String(repeating: unit, count: 65_536 / unit.utf8.count), else: nil)
        try render(String(repeating: unit, count: 1_000_000 / unit.utf8.count), else: "limit_exceeded")
    }

    @Test(
        "What JSON cannot hold is refused, and the connection goes on",
        arguments: [
            (#""\ud800""#, "invalid_utf8"), (#""\udc00\ud800""#, "invalid_utf8"), ("\"\u{0}\"", "nul_byte"),
            ("1e999", "number_out_of_range"), ("-9223372036854775809", "number_out_of_range"),
            ("NaN", "malformed_json"),
            ("Infinity", "malformed_json"), ("01", "malformed_json"), (#"{"a":1,"\u0061":2}"#, "duplicate_key"),
            (#"{"a\u0000":1}"#, "nul_byte"), (String(repeating: "[", count: 100_000), "too_deep"),
        ])
    func json(value: String, reason: String) throws {
        let host = try HostProcess()
        host.child.write(
            Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":{\"_meta\":\(value)}}\n".utf8))
        host.request(2, "ping")
        let refusal = try host.next()
        #expect(refusal["/id"] == .null && refusal["/error/code"] == -32700)
        #expect(refusal.reason == reason)
        #expect(try host.next()["/id"] == 2)
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test(
        "Sizes that are none are refused",
        arguments: [
            ("0", "out_of_range"), ("-1", "out_of_range"), ("1e308", "limit_exceeded"), ("10001", "limit_exceeded"),
            ("\"x\"", "wrong_type"), ("[1]", "wrong_type"), ("true", "wrong_type"),
        ])
    func sizes(size: String, reason: String) throws {
        let host = try HostProcess()
        let message = """
            {"jsonrpc":"2.0","id":1,"method":"component/render","params":{"component":"avatar","props":{"size":\(size)}}}
            """
        host.child.write(Array((message + "\n").utf8))
        let refusal = try host.next()
        #expect(refusal.reason == reason)
        #expect(refusal["/error/data/pointer"] == "/props/size")
    }
}
