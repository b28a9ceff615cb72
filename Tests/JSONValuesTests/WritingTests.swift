import JSONValues
import Testing

@Suite("Writing") struct WritingTests {
    private static func write(_ value: JSONValue) -> String {
        var output: [UInt8] = []
        Jansson.write(value, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        "Values are compact, in their order, and come back",
        arguments: [
            (.null, "null"), (true, "true"), (.integer(.min), "-9223372036854775808"), (.real(0.1), "0.1"),
            (.real(1e300), "1e300"), ("a\"\\\n\u{0}", #""a\"\\\n\u0000""#), ("é🙂", "\"é🙂\""), ("", "\"\""),
            (["b": 1, "a": [true, .null], "": [:]], #"{"b":1,"a":[true,null],"":{}}"#),
            ("x\u{2028}y\u{2029}z\u{2027}", "\"x\\u2028y\\u2029z\u{2027}\""), (["\u{2028}": 1], #"{"\u2028":1}"#),
        ] as [(JSONValue, String)])
    func values(value: JSONValue, text: String) throws {
        #expect(Self.write(value) == text)
        #expect(try Jansson.parse(Array(text.utf8)) == value)
    }

    @Test("What is not finite is null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        #expect(Self.write([.real(number), 1]) == "[null,1]")
        #expect(Self.write(.length(number)) == "null")
    }

    @Test("Long values are whole", arguments: [510, 511, 512, 513, 100_000])
    func long(count: Int) {
        #expect(Self.write(.string(String(repeating: "x", count: count))).utf8.count == count + 2)
    }

    @Test(
        "Lengths have 4 decimals; integral ones are integers",
        arguments: [
            (36, "36"), (36.00001, "36"), (0.1, "0.1"), (0.12345, "0.1235"), (-1.5, "-1.5"), (2.0 / 3, "0.6667"),
            (10.08, "10.08"), (0.1 + 0.2, "0.3"), (-0.00001, "0"), (1e15, "1000000000000000"),
            (99999.9999, "99999.9999"),
        ])
    func lengths(number: Double, text: String) {
        #expect(Self.write(.length(number)) == text)
    }
}
