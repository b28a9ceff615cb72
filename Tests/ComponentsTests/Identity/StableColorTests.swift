import Components
import Drawing
import Testing

@Suite struct StableColorTests {
    private func color(
        id: IdentityID? = nil, _ name: String? = nil, _ initials: String? = nil, palette: [Color] = []
    ) -> IdentityColor {
        IdentityColor.stable(id: id, name: name, initials: initials, palette: palette)
    }

    @Test(arguments: [
        ("jamie lin", "665c55888146e77e", "#0E7D95"), ("王小明", "e9c935e69303e623", "#704FC1"),
        ("Ada Lovelace", "d726c0755a2c655e", "#83720C"), ("\u{E9}", "0ac21707b7181e01", "#B93339"),
        ("42", "07ee7e07b4b19223", "#704FC1"),
    ])
    func theHashOfTheKeyPicksAPaletteColor(name: String, seed: String, fill: String) {
        #expect(color(name).seed == seed)
        #expect(color(name).fill.hexString == fill)
    }

    @Test(arguments: [
        "Jamie Lin", "JAMIE LIN", "  jamie lin\n", "\u{2003}Jamie Lin\u{3000}\u{85}",
    ])
    func whiteSpaceAroundAndASCIICaseDoNotMatter(name: String) {
        #expect(color(name) == color("jamie lin"))
    }

    @Test func equivalentSpellingsHaveOneColor() {
        #expect(color("e\u{301}") == color("\u{E9}"))
        #expect(color("\u{212B}sa") == color("\u{C5}sa"))
        #expect(color("\u{C5}sa").seed == "bf13b6c64052d169")
    }

    @Test func onlyASCIIIsLowerCased() {
        #expect(color("É") != color("é"))
    }

    @Test func idComesBeforeNameAndNameBeforeInitials() {
        #expect(color(id: .string("jamie lin"), "Other", "O") == color("jamie lin"))
        #expect(color("Jamie Lin", "XX") == color("jamie lin"))
        #expect(color(nil, "Jamie Lin") == color("jamie lin"))
        #expect(color(id: .integer(-1)).seed == "07d00b07b497d12b")
        #expect(color(id: .integer(.max)).seed == "f7cefbda42d0e94b")
        #expect(color(id: .integer(42)) == color(id: .string("42")))
    }

    @Test func whatIsEmptyCountsAsAbsent() {
        #expect(color(id: .string(" "), "\t", "JL").seed == "08c15807b564d6a3")
        #expect(color().seed == "cbf29ce484222325")
        #expect(color("  ") == color())
    }

    @Test func aPaletteMayBeGiven() {
        let palette = [Color(rgb: 1), Color(rgb: 2), Color(rgb: 3)]
        #expect(color("jamie lin", palette: palette).fill == Color(rgb: 3))
        #expect(color("42", palette: palette).fill == Color(rgb: 2))
        #expect(color("42", palette: [.white]).fill == .white)
    }
}
