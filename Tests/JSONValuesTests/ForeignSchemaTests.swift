import JSONValues
import Testing

@Suite("JSON Schemas that others wrote") struct ForeignSchemaTests {
    private func failure(_ schema: JSONObject, _ value: JSONValue) -> InvalidValue? {
        do throws(InvalidValue) {
            _ = try ForeignSchema(schema).checked(value)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "What fits is taken",
        arguments: [
            ([:], ["anything": [1, "two"]]), (["type": "integer"], 7), (["type": "integer"], .real(7)),
            (["type": ["string", "null"]], .null), (["const": 1], .real(1)), (["enum": ["a", 2]], 2),
            (["minimum": 1, "maximum": 2], 1), (["exclusiveMinimum": 1], .real(1.5)),
            (["multipleOf": .real(0.1)], .real(0.3)),
            (["minLength": 2, "maxLength": 2], "😀é"), (["pattern": "^#[0-9a-f]{6}$"], "#00ff7f"),
            (["items": ["type": "string"], "minItems": 1, "maxItems": 2], ["a"]),
            (["uniqueItems": true], [1, "1", [1]]), (["additionalProperties": ["type": "integer"]], ["a": 1]),
            (["anyOf": [["type": "string"], ["type": "null"]]], "x"),
            (["oneOf": [["type": "string"], ["minLength": 3]]], "x"),
            (["allOf": [["type": "string"], ["minLength": 1]]], "x"),
            (["$ref": "#/$defs/a", "$defs": ["a": ["type": "string"]]], "x"),
            (
                [
                    "$defs": [
                        "t": [
                            "type": "object",
                            "properties": ["kids": ["type": "array", "items": ["$ref": "#/$defs/t"]]],
                        ]
                    ],
                    "$ref": "#/$defs/t",
                ], ["kids": [["kids": []]]]
            ),
        ] as [(JSONObject, JSONValue)])
    func fits(schema: JSONObject, value: JSONValue) {
        #expect(failure(schema, value) == nil)
    }

    @Test(
        "What does not fit is refused, with its place",
        arguments: [
            (["type": "integer"], .real(7.5), "wrong_type", ""), (["type": "string"], 1, "wrong_type", ""),
            (["enum": ["one", "two"]], "tow", "unknown_value", ""), (["const": 1], "1", "unknown_value", ""),
            (["minimum": 1], 0, "out_of_range", ""), (["exclusiveMaximum": 1], 1, "out_of_range", ""),
            (["multipleOf": 5], 7, "out_of_range", ""), (["maxLength": 1], "ab", "out_of_range", ""),
            (["pattern": "^a+$"], "b", "unknown_value", ""),
            (["items": ["type": "string"]], ["a", 1], "wrong_type", "/1"),
            (["minItems": 1], [], "out_of_range", ""),
            (["uniqueItems": true], [1, 2, .real(1)], "conflicting_parameters", "/2"),
            (["properties": ["a": ["type": "string"]]], ["a": 1], "wrong_type", "/a"),
            (["required": ["a"]], [:], "missing_parameter", "/a"),
            (["properties": ["size": [:]], "additionalProperties": false], ["siez": 1], "unknown_parameter", "/siez"),
            (["additionalProperties": ["type": "integer"]], ["a/b": "x"], "wrong_type", "/a~1b"),
            (["minProperties": 1], [:], "out_of_range", ""),
            (["oneOf": [["type": "string"], ["minLength": 1]]], "x", "conflicting_parameters", ""),
            (
                ["anyOf": [["type": "string"], ["type": "object", "properties": ["a": ["type": "string"]]]]], ["a": 1],
                "wrong_type", "/a"
            ),
            (["properties": ["no": false]], ["no": 1], "unknown_parameter", "/no"),
        ] as [(JSONObject, JSONValue, String, String)])
    func misfits(schema: JSONObject, value: JSONValue, reason: String, pointer: String) throws {
        let fault = try #require(failure(schema, value))
        #expect(fault.reason.rawValue == reason)
        #expect(fault.pointer.description == pointer)
    }

    @Test("Defaults are filled on every level, and null stands for absent")
    func defaults() throws {
        let schema = try ForeignSchema([
            "properties": [
                "size": ["type": "number", "default": 20], "name": ["type": "string"],
                "inner": ["properties": ["a": ["default": 1]]], "maybe": ["type": ["string", "null"]],
            ]
        ])
        let value = try schema.checked(["name": .null, "inner": [:], "maybe": .null])
        #expect(value == ["inner": ["a": 1], "maybe": .null, "size": 20])
        #expect(schema.defaults == ["size": 20])
    }

    @Test(
        "What would not be checked is refused, with its place",
        arguments: [
            (["patternProperties": [:]], "/patternProperties"), (["items": ["if": [:]]], "/items/if"),
            (["properties": ["a/b": ["dependentRequired": [:]]]], "/properties/a~1b/dependentRequired"),
            (["type": "strnig"], "/type"), (["minimum": "1"], "/minimum"), (["minLength": -1], "/minLength"),
            (["$ref": "other.json"], "/$ref"), (["$ref": "#/$defs/none"], "/$ref"), (["allOf": []], "/allOf"),
            (["pattern": "(a)\\1"], "/pattern"), (["pattern": "a(?=b)"], "/pattern"), (["pattern": "[a"], "/pattern"),
            (["pattern": "(a{100}){100}"], "/pattern"), (["$ref": "#"], ""),
            (["allOf": [["$ref": "#/$defs/a"]], "$defs": ["a": ["anyOf": [["$ref": "#"]]]]], ""),
        ] as [(JSONObject, String)])
    func refusals(schema: JSONObject, pointer: String) {
        do throws(InvalidValue) {
            _ = try ForeignSchema(schema)
            Issue.record("it was taken")
        } catch {
            #expect(error.pointer.description == pointer)
        }
    }

    @Test("A schema that would take for ever is given up")
    func steps() throws {
        let node: JSONValue = ["type": "object", "properties": ["x": ["$ref": "#"]], "required": ["x"]]
        var value: JSONValue = 1
        for _ in 0..<60 { value = ["x": value] }
        let fault = try #require(failure(["anyOf": [node, node, ["const": 0]]], value))
        #expect(fault.limit?.name == "maxSchemaSteps")
    }
}

@Suite("Patterns") struct TextPatternTests {
    private func matches(_ pattern: String, _ text: String) throws -> Bool {
        let schema = try ForeignSchema(["pattern": .string(pattern)])
        return (try? schema.checked(.string(text))) != nil
    }

    @Test(
        "They match as ECMAScript's do",
        arguments: [
            ("b", "abc", true), ("^b", "abc", false), ("c$", "abc", true), ("^$", "", true), ("^a.c$", "aéc", true),
            ("^a.c$", "a\nc", false), ("^(ab|cd)+$", "abcdab", true), ("^(ab|cd)+$", "abc", false),
            ("^a{2,3}$", "aaaa", false),
            ("^a{2}$", "aa", true), ("^a{2,}$", "aaaaa", true), ("^[a-c_-]+$", "a-b_c", true), ("^[^a-c]$", "d", true),
            ("^[^a-c]$", "b", false), ("^\\d{4}-\\d\\d$", "2026-11", true), ("^\\w+$", "a b", false),
            ("^\\S*$", "a\u{A0}", false),
            ("^[\\d.]+$", "1.5", true), ("^\\u0041\\x42\\u{43}$", "ABC", true), ("^a+?b*?$", "aab", true),
            ("^(?:x|)$", "", true),
            ("^\\/\\.\\[$", "/.[", true), ("a|b|c", "zc", true), ("^(a|b)?c$", "c", true),
        ])
    func ecmaScript(pattern: String, text: String, expected: Bool) throws {
        #expect(try matches(pattern, text) == expected)
    }

    @Test("Time grows with the text only")
    func time() throws {
        let start = ContinuousClock.now
        #expect(try !matches("^(a|aa)+$", String(repeating: "a", count: 20_000) + "b"))
        #expect(try !matches("^(([a-z])+.)+[A-Z]([a-z])+$", String(repeating: "a", count: 5_000)))
        #expect(.now - start < .seconds(3))
    }

    @Test(
        "A mistake is told",
        arguments: ["(", ")", "[z-a]", "*a", "a**", "a{3,2}", "\\", "\\q", "\\p{L}", "\\bx", "^*", "a{", "\\u12"])
    func mistakes(pattern: String) {
        #expect(throws: InvalidValue.self) { try ForeignSchema(["pattern": .string(pattern)]) }
    }
}
