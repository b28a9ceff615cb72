import Components
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("strokeColour", "strokeColor"), ("siez", "size"), ("SIZE", "size"), ("bage", "badge"), ("nam", "name"),
        ("size", "size"), ("initails", "initials"),
    ])
    func aMistypedNameIsFound(name: String, expected: String) {
        let known = ["name", "initials", "size", "badge", "strokeColor", "strokeWidth"]
        #expect(NearestName.find(name, among: known) == expected)
    }

    @Test(arguments: ["", "x", "foreground", String(repeating: "size", count: 100)])
    func farNamesHaveNoSuggestion(name: String) {
        #expect(NearestName.find(name, among: ["name", "size"]) == nil)
    }

    @Test func ofEquallyNearNamesTheFirstIsTaken() {
        #expect(NearestName.find("bat", among: ["cat", "hat"]) == "cat")
        #expect(NearestName.find("bat", among: ["hat", "cat"]) == "hat")
    }
}
