import JSONValues
import TestSupport
import Testing

/// The runner's own judgement: what it must let pass, and what it must not.
@Suite("Patterns") struct PatternTests {
    private static func holds(_ pattern: String, _ value: String) throws -> Bool {
        var labels: Labels = ["kept": 7]
        do {
            try Pattern.match(try json(pattern), try json(value), &labels)
            return true
        } catch is Failure {
            return false
        }
    }

    private static func json(_ text: String) throws -> JSONValue { try Jansson.parse(Array(text.utf8)) }

    @Test(
        "A value that is as asked for passes",
        arguments: [
            (#"{"a": 1}"#, #"{"a": 1, "b": 2}"#), ("7", "7.0"), (#"{"a": {"$absent": true}}"#, "{}"),
            (#"{"$match": "^é$"}"#, #""é""#), (#"{"$near": [1, 0.1]}"#, "1.1"), (#"{"$range": [null, 2]}"#, "-5"),
            (#"{"$range": [2, null]}"#, "2"), (#"{"$contains": "am"}"#, #""Jamie""#),
            (#"{"$contains": {"a": 1}}"#, #"[0, {"a": 1, "b": 2}]"#),
            (#"{"$contains": ["a", "c"]}"#, #"["c", "b", "a"]"#),
            (#"{"$type": "integer"}"#, "7.0"), (#"{"$type": ["null", "string"]}"#, "null"),
            (#"{"$length": 1}"#, #""🙂""#),
            (#"{"$length": 2}"#, "[1, 2]"), (#"{"$same": "kept"}"#, "7.0"), (#"{"$same": "new"}"#, "1"),
            (#"{"$differs": "kept"}"#, "8"), (#"[{"$same": "x"}, {"$same": "x"}]"#, "[1, 1]"),
        ])
    func passes(pattern: String, value: String) throws {
        #expect(try Self.holds(pattern, value))
    }

    @Test(
        "A value that is not as asked for fails",
        arguments: [
            (#"{"a": 1}"#, "{}"), (#"{"a": 1}"#, #"{"a": "1"}"#), ("[1]", "[1, 2]"), ("true", "1"), ("null", "0"),
            (#""é""#, #""e\#u{301}""#), (#"{"a": {"$absent": true}}"#, #"{"a": null}"#),
            (#"{"a": {"$type": "null"}}"#, "{}"),
            (#"{"$match": "^é$"}"#, #""e\#u{301}""#), (#"{"$match": "1"}"#, "1"), (#"{"$near": [1, 0.1]}"#, "1.2"),
            (#"{"$near": [1, 0.1]}"#, #""1""#), (#"{"$range": [0, 2]}"#, "2.01"), (#"{"$range": [0, null]}"#, "-1"),
            (#"{"$contains": "x"}"#, #""Jamie""#), (#"{"$contains": 1}"#, #""1""#),
            (#"{"$contains": ["a", "b"]}"#, #"["a"]"#),
            (#"{"$type": "integer"}"#, "7.5"), (#"{"$type": "number"}"#, "true"), (#"{"$length": 1}"#, #""e\#u{301}""#),
            (#"{"$same": "kept"}"#, "8"), (#"{"$differs": "kept"}"#, "7"), (#"{"$differs": "never"}"#, "7"),
            (#"[{"$same": "x"}, {"$same": "x"}]"#, "[1, 2]"),
        ])
    func fails(pattern: String, value: String) throws {
        #expect(try !Self.holds(pattern, value))
    }

    @Test(
        "A slip in a pattern is noticed",
        arguments: [
            #"{"$mach": "x"}"#, #"{"$match": "("}"#, #"{"$near": [1]}"#, #"{"$type": "float"}"#, #"{"$absent": false}"#,
            #"{"a": {"$length": "1"}}"#, #"{"$match": "x", "b": 1}"#, #"[{"$range": ["a", 1]}]"#,
        ])
    func slips(pattern: String) throws {
        #expect(throws: Failure.self) { try Pattern.check(try Self.json(pattern), at: "") }
    }

    @Test("Exact means nothing beside")
    func exact() throws {
        try Pattern.exact(["a": 1, "b": [1]], ["b": [1], "a": 1])
        #expect(throws: Failure.self) { try Pattern.exact(["a": 1], ["a": 1, "b": 2]) }
        #expect(throws: Failure.self) { try Pattern.exact(["a": ["b": 1]], ["a": ["b": 1, "c": 2]]) }
    }
}
