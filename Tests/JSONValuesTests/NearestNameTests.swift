import JSONValues
import Testing

@Suite("The nearest name") struct NearestNameTests {
    private static let names = ["name", "initials", "badge", "strokeColor", "size", "shape"]

    @Test(
        "Is found through slips",
        arguments: [
            ("nmae", "name"), ("nam", "name"), ("names", "name"), ("Name", "name"), ("stroke-color", "strokeColor"),
            ("stroke_colour", "strokeColor"), ("intials", "initials"), ("bagde", "badge"), ("sise", "size"),
        ])
    func found(slip: String, name: String) {
        #expect(NearestName.of(slip, among: Self.names) == name)
    }

    @Test(
        "Is nothing where nothing is near",
        arguments: ["", "x", "zzzz", "completelyOther", String(repeating: "a", count: 65)])
    func nothing(word: String) {
        #expect(NearestName.of(word, among: Self.names) == nil)
    }

    @Test("Is the first of several equally near")
    func ties() {
        #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
        #expect(NearestName.of("bat", among: ["hat", "cat"]) == "hat")
    }

    @Test("Several come nearest first")
    func several() {
        #expect(NearestName.several(2, of: "siz", among: ["shape", "sizes", "size"]) == ["size", "sizes"])
    }
}
