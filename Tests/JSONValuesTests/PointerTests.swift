import JSONValues
import Testing

@Suite("JSON Pointers") struct PointerTests {
    @Test(
        "Are escaped as RFC 6901 says",
        arguments: [
            ([], ""), ([""], "/"), (["a", "0"], "/a/0"), (["a/b"], "/a~1b"), (["m~n"], "/m~0n"), (["~1"], "/~01"),
            (["é"], "/é"),
        ] as [([String], String)])
    func escaping(tokens: [String], text: String) {
        #expect(JSONPointer(tokens: tokens).description == text)
        #expect(JSONPointer(parsing: text)?.tokens == tokens)
    }

    @Test("What is none is not read", arguments: ["a", " /a", "/~", "/a~2", "#/a"])
    func nonsense(text: String) {
        #expect(JSONPointer(parsing: text) == nil)
    }

    @Test("Grow at the outside")
    func inside() {
        #expect(JSONPointer(tokens: ["b"]).inside("a").description == "/a/b")
        let value = InvalidValue(.wrongType, "no", at: "name").inside("3").inside("items")
        #expect(value.pointer.description == "/items/3/name")
    }
}
