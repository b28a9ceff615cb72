import JSONValues
import Testing

@Suite("Kinds") struct KindTests {
    private enum Word: String, CaseIterable { case circle, square }

    private static func reason<Value>(_ kind: Kind<Value>, _ json: JSONValue) -> InvalidValue? {
        do throws(InvalidValue) {
            _ = try kind.decode(json)
            return nil
        } catch {
            return error
        }
    }

    @Test("Integers may be written as reals, within their range")
    func integers() throws {
        let kind = Kind<Int>.integer(min: 1, max: 4)
        #expect(try kind.decode(2) == 2 && kind.decode(.real(4)) == 4)
        #expect(Self.reason(kind, 0)?.reason == .outOfRange && Self.reason(kind, .real(5))?.reason == .outOfRange)
        #expect(Self.reason(kind, .real(1.5))?.reason == .wrongType)
        #expect(Self.reason(kind, .real(1e300))?.reason == .outOfRange)
        #expect(Self.reason(kind, "1")?.reason == .wrongType && Self.reason(kind, true)?.reason == .wrongType)
        #expect(kind.schema() == ["type": "integer", "minimum": 1, "maximum": 4])
        #expect(Self.reason(kind, 0)?.expected == "an integer from 1 to 4" && Self.reason(kind, 0)?.received == "0")
    }

    @Test("Numbers keep their bounds; a limit of the host is another reason")
    func numbers() throws {
        let kind = Kind<Double>.number(over: 0, limit: InvalidValue.Limit(name: "maxSize", value: 10))
        #expect(try kind.decode(.real(0.5)) == 0.5 && kind.decode(10) == 10)
        #expect(Self.reason(kind, 0)?.reason == .outOfRange && Self.reason(kind, -1)?.reason == .outOfRange)
        #expect(Self.reason(kind, .real(.nan))?.reason == .outOfRange)
        #expect(Self.reason(kind, 11)?.reason == .limitExceeded)
        #expect(Self.reason(kind, 11)?.expected == "a number of at most 10")
        let signed = Kind<Double>.number(limit: InvalidValue.Limit(name: "maxSize", value: 10))
        #expect(Self.reason(signed, -11)?.expected == "a number of at least -10")
        #expect(Self.reason(kind, 11)?.limit == InvalidValue.Limit(name: "maxSize", value: 10))
        #expect(kind.schema() == ["type": "number", "exclusiveMinimum": 0, "maximum": 10])
    }

    @Test("Texts refuse what XML forbids and what is too long")
    func texts() throws {
        #expect(try Kind<String>.text.decode("a\tb\nc\u{7F}\u{85}") == "a\tb\nc\u{7F}\u{85}")
        for code in [0x00, 0x01, 0x0B, 0x1F, 0xFFFE, 0xFFFF] as [UInt32] {
            let scalar = try #require(Unicode.Scalar(code))
            #expect(Self.reason(Kind<String>.text, .string("a\(scalar)"))?.reason == .invalidCharacter, "\(code)")
            #expect(Self.reason(Kind<String>.string, .string("a\(scalar)")) == nil)
        }
        #expect(Self.reason(Kind<String>.text, .string(String(repeating: "é", count: 32_768))) == nil)
        let long = Self.reason(Kind<String>.text, .string(String(repeating: "é", count: 32_769)))
        #expect(long?.reason == .limitExceeded && long?.limit?.name == "maxTextBytes")
    }

    @Test("Choices suggest the nearest word")
    func choices() throws {
        let kind = Kind<Word>.choice()
        #expect(try kind.decode("square") == .square)
        let error = Self.reason(kind, "sqaure")
        #expect(error?.reason == .unknownValue && error?.suggestion == "square")
        #expect(Self.reason(kind, 1)?.reason == .wrongType)
        let long = Self.reason(kind, .string(String(repeating: "x", count: 1_000_000)))
        #expect(long?.received?.utf8.count ?? .max < 200)
        #expect(kind.schema() == ["type": "string", "enum": ["circle", "square"]])
    }

    @Test("Lists and dictionaries point at the member at fault")
    func containers() throws {
        let list = Kind<[Int]>.list(of: .integer(min: 0), min: 1, limit: InvalidValue.Limit(name: "most", value: 2))
        #expect(try list.decode([1, 2]) == [1, 2])
        #expect(Self.reason(list, [1, -1])?.pointer.description == "/1")
        #expect(Self.reason(list, [])?.reason == .outOfRange && Self.reason(list, [1, 2, 3])?.reason == .limitExceeded)
        #expect(Self.reason(list, [:])?.reason == .wrongType)
        let dictionary = Kind<[(key: String, value: Int)]>.dictionary(of: .integer())
        #expect(try dictionary.decode(["b": 1, "_meta": "x", "a": 2]).map(\.key) == ["b", "a"])
        #expect(Self.reason(dictionary, ["a/b": "x"])?.pointer.description == "/a~1b")
    }

    @Test("Booleans, strings and objects take nothing else")
    func plain() throws {
        #expect(try Kind<Bool>.boolean.decode(true))
        #expect(Self.reason(Kind<Bool>.boolean, 1)?.reason == .wrongType)
        #expect(Self.reason(Kind<String>.string, .null)?.received == "null")
        #expect(try Kind<JSONObject>.object.decode(["a": 1]) == ["a": 1])
        #expect(Self.reason(Kind<JSONObject>.object, [])?.expected == "an object")
    }
}
