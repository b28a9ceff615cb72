import JSONValues
import Testing

@Suite("The approximate size of a value") struct SizeTests {
    @Test("Strings and keys count with their bytes, however deep they are")
    func sizes() {
        let text = String(repeating: "é", count: 1000)
        #expect(JSONValue.string(text).approximateSize == 2008)
        let object: JSONObject = ["name": .string(text), "users": [["name": .string(text)], 1, .null]]
        #expect((4000..<4200).contains(object.approximateSize))
        #expect(JSONObject().approximateSize == 8)
    }
}
