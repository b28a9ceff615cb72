import Components
import Drawing
import Testing

@Suite struct ColorReferenceTests {
    private func hex(_ text: String, _ scheme: ColorScheme = .light) -> String? {
        ColorReference(parsing: text)?.resolved(in: .default, scheme: scheme).hexString
    }

    @Test(arguments: [
        ("#1af", "#11AAFF"), ("#000", "#000000"), ("#FFF", "#FFFFFF"), ("#1D4ED8", "#1D4ED8"), ("#1d4ed8", "#1D4ED8"),
        ("#11223344", "#11223344"), ("#112233fF", "#112233"), ("#11223300", "#11223300"),
    ])
    func hexadecimalIsReadInEitherCase(text: String, expected: String) {
        #expect(hex(text) == expected)
    }

    @Test(arguments: [
        ("primary", "#1D4ED8", "#356DEC"), ("textSecondary", "#52525B", "#A1A1AA"),
        ("quaternary", "#3C3C432E", "#EBEBF529"), ("presenceOnline", "#16A34A", "#16A34A"),
        ("theme.colors.primary", "#1D4ED8", "#356DEC"), ("theme.colors.textPrimary", "#18181B", "#FAFAFA"),
        (".success", "#166534", "#188641"), ("Color.error", "#B91C1C", "#DF2D2F"),
    ])
    func tokensAreTheThemes(text: String, light: String, dark: String) {
        #expect(hex(text) == light)
        #expect(hex(text, .dark) == dark)
    }

    @Test(arguments: [
        ("red", "#FF3B30", "#FF453A"), ("orange", "#FF9500", "#FF9F0A"), ("yellow", "#FFCC00", "#FFD60A"),
        ("green", "#34C759", "#30D158"), ("mint", "#00C7BE", "#63E6E2"), ("teal", "#30B0C7", "#40CBE0"),
        ("cyan", "#32ADE6", "#64D2FF"), ("blue", "#007AFF", "#0A84FF"), ("indigo", "#5856D6", "#5E5CE6"),
        ("purple", "#AF52DE", "#BF5AF2"), ("pink", "#FF2D55", "#FF375F"), ("brown", "#A2845E", "#AC8E68"),
        ("gray", "#8E8E93", "#8E8E93"), ("white", "#FFFFFF", "#FFFFFF"), ("black", "#000000", "#000000"),
    ])
    func systemColorsWinOverCSSInEverySpelling(name: String, light: String, dark: String) {
        for text in [name, "." + name, "Color." + name, name.uppercased()] {
            #expect(hex(text) == light)
            #expect(hex(text, .dark) == dark)
        }
    }

    @Test(arguments: [
        ("rebeccapurple", "#663399"), ("RebeccaPurple", "#663399"), ("tomato", "#FF6347"), ("grey", "#808080"),
        ("lightgoldenrodyellow", "#FAFAD2"), (".hotpink", "#FF69B4"), ("Color.aqua", "#00FFFF"), ("lime", "#00FF00"),
        ("transparent", "#00000000"), (".clear", "#00000000"), ("Color.clear", "#00000000"),
    ])
    func cssNamesAreReadInAnyCase(text: String, expected: String) {
        #expect(hex(text) == expected)
        #expect(hex(text, .dark) == expected)
    }

    @Test(arguments: [
        ("Color.primary", "#18181B", "#FAFAFA"), (".primary", "#18181B", "#FAFAFA"),
        ("Color.secondary", "#52525B", "#A1A1AA"), (".secondary", "#52525B", "#A1A1AA"),
    ])
    func swiftLabelColorsAreTextColors(text: String, light: String, dark: String) {
        #expect(hex(text) == light)
        #expect(hex(text, .dark) == dark)
    }

    @Test(arguments: [
        "", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#12G", "#-12", "#１２３", " red", "red ",
        "secondary", "clear", "Primary", "PRIMARY", ".", "Color.", "theme.colors.", "theme.colors.red",
        "theme.colors.secondary",
        "color.red", "rgb(1,2,3)", "0x112233", "currentColor", "..red", "Color..red", "réd", "red\u{0}",
        String(repeating: "a", count: 1_000_000), "#" + String(repeating: "0", count: 1_000_000),
    ])
    func anythingElseIsNoColor(text: String) {
        #expect(ColorReference(parsing: text) == nil)
    }

    @Test(arguments: [
        ("prmary", "primary"), ("Primary", "primary"), (".gray2", ".gray"),
        ("theme.colors.primry", "theme.colors.primary"),
        ("secondary", ".secondary"), ("rebecapurple", "rebeccapurple"), ("TEXTPRIMARY", "textPrimary"),
        ("Color.whte", "Color.white"), ("erd", "red"),
    ])
    func theNearestNameIsSuggested(text: String, expected: String) {
        #expect(ColorReference.suggestion(for: text) == expected)
        #expect(ColorReference(parsing: expected) != nil)
    }

    @Test(arguments: ["#12345", "", "q", "completelyunlikeanycolor", String(repeating: "r", count: 100_000)])
    func nothingIsSuggestedWhereNothingIsNear(text: String) {
        #expect(ColorReference.suggestion(for: text) == nil)
    }

    @Test(arguments: [
        (Color(rgb: 0x0A0B0C), "#0A0B0C"), (Color(rgb: 0xFFEEDD, alpha: 1), "#FFEEDD01"), (.clear, "#00000000"),
    ])
    func resultsAreUpperCaseWithAlphaOnlyWhenTranslucent(color: Color, expected: String) {
        #expect(color.hexString == expected)
        #expect(Color(hex: expected) == color)
    }
}
