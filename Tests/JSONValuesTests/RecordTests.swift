import JSONValues
import Testing

@Suite("Records") struct RecordTests {
    private struct Inner: Record {
        var width = 1.0

        static let fields = FieldList<Inner>([Field("width", .number(over: 0), \.width, "How wide.")])
    }

    private struct Outer: Record {
        var name = ""
        var count = 3
        var note: String?
        var inner = Inner()

        static let fields = FieldList<Outer>([
            Field("name", .text, \.name, required: true, "Its name."),
            Field("count", .integer(min: 0), \.count, "How many."),
            Field("note", .string, \.note, "What else."), Field("inner", .record(), \.inner, "Inside."),
        ])

        func check() throws(InvalidValue) {
            if name == "both", note != nil { throw InvalidValue(.conflictingParameters, "not both", at: "note") }
        }
    }

    private struct Open: Record {
        var name: String?

        static let fields = FieldList<Open>(ignoresUnknown: true, [Field("name", .string, \.name, "Its name.")])
    }

    @Test func `a member that must be given has no default`() {
        let fresh = Outer()
        #expect(Outer.fields.fields.map { $0.defaultValue(in: fresh) } == [nil, 3, nil, ["width": 1]])
        let defaults = Outer.fields.fields.map { $0.schema(in: fresh)["default"] }
        #expect(defaults == [nil, 3, nil, ["width": 1]])
    }

    private static func fault(_ object: JSONObject) -> InvalidValue? {
        do throws(InvalidValue) {
            _ = try Outer(decoding: object)
            return nil
        } catch {
            return error
        }
    }

    @Test("Members go to their places; null and nothing leave the default; _meta is anybody's")
    func decoding() throws {
        let full = try Outer(
            decoding: ["name": "x", "count": 4, "note": "y", "inner": ["width": 2], "_meta": 1] as JSONObject)
        #expect(full.name == "x" && full.count == 4 && full.note == "y" && full.inner.width == 2)
        let least = try Outer(
            decoding: ["name": "x", "count": .null, "note": .null, "inner": ["_meta": [:]]] as JSONObject)
        #expect(least.count == 3 && least.note == nil && least.inner.width == 1)
    }

    @Test(
        "Faults have reason and pointer",
        arguments: [
            ([:], .missingParameter, "/name"), (["name": .null], .missingParameter, "/name"),
            (["name": 1], .wrongType, "/name"), (["name": "x", "count": -1], .outOfRange, "/count"),
            (["name": "x", "cuont": 1], .unknownParameter, "/cuont"),
            (["name": "x", "a/b": 1], .unknownParameter, "/a~1b"),
            (["name": "x", "inner": ["width": 0]], .outOfRange, "/inner/width"),
            (["name": "x", "inner": ["wdith": 1]], .unknownParameter, "/inner/wdith"),
            (["name": "x", "inner": [1]], .wrongType, "/inner"),
            (["name": "both", "note": "y"], .conflictingParameters, "/note"),
        ] as [(JSONObject, InvalidValue.Reason, String)])
    func faults(object: JSONObject, reason: InvalidValue.Reason, pointer: String) {
        let fault = Self.fault(object)
        #expect(fault?.reason == reason)
        #expect(fault?.pointer.description == pointer)
    }

    @Test("An unknown member suggests the nearest")
    func suggestion() {
        #expect(Self.fault(["nmae": "x"])?.suggestion == "name")
        #expect(Self.fault(["zzzzzz": "x"])?.suggestion == nil)
    }

    @Test("A list that ignores unknown members does")
    func open() throws {
        #expect(try Open(decoding: ["name": "x", "other": 1] as JSONObject).name == "x")
        #expect(Open.fields.schema["additionalProperties"] == nil)
    }

    @Test("The schema has types, defaults, what is required and nothing else")
    func schema() {
        let schema = Outer.fields.schema
        #expect(schema["type"] == "object" && schema["required"] == ["name"] && schema["additionalProperties"] == false)
        guard case .object(let properties)? = schema["properties"] else {
            Issue.record("no properties")
            return
        }
        #expect(properties.members.map(\.key) == ["name", "count", "note", "inner"])
        #expect(properties["name"] == ["type": "string", "description": "Its name."])
        #expect(properties["count"] == ["type": "integer", "minimum": 0, "description": "How many.", "default": 3])
        #expect(properties["note"] == ["type": "string", "description": "What else."])
    }
}
