import Components
import Drawing
import Testing

@Suite struct ThemeDefinitionTests {
    @Test func whatIsNotGivenIsTheBases() throws {
        let theme = try Theme(ThemeDefinition(light: ["primary": "#102030"], spacing: ["md": 13], radius: ["lg": 0]))
        var expected = Theme.default
        expected.name = "custom"
        expected.light.primary = Color(rgb: 0x102030)
        expected.spacing.md = 13
        expected.radius.lg = 0
        #expect(theme == expected)
    }

    @Test(arguments: ThemeToken.allCases)
    func everyTokenCanBeSetInEitherScheme(token: ThemeToken) throws {
        let theme = try Theme(
            ThemeDefinition(light: [token.rawValue: "#010203"], dark: [token.rawValue: "#040506"]))
        for other in ThemeToken.allCases {
            let isSet = other == token
            #expect(theme.light[other] == (isSet ? Color(rgb: 0x010203) : Theme.default.light[other]))
            #expect(theme.dark[other] == (isSet ? Color(rgb: 0x040506) : Theme.default.dark[other]))
        }
    }

    @Test func aBaseMayBeAnyKnownTheme() throws {
        let brand = try Theme(ThemeDefinition(name: "brand", light: ["accent": "tomato"]))
        let theme = try Theme(ThemeDefinition(name: "mine", base: "brand"), among: [.default, brand])
        #expect(theme.name == "mine")
        #expect(theme.light.accent.hexString == "#FF6347")
    }

    @Test func systemColorsFollowTheScheme() throws {
        let theme = try Theme(ThemeDefinition(light: ["primary": "blue"], dark: ["primary": ".blue"]))
        #expect(theme.light.primary.hexString == "#007AFF")
        #expect(theme.dark.primary.hexString == "#0A84FF")
    }

    @Test func aTokenStandsForTheNewThemesColor() throws {
        let theme = try Theme(
            ThemeDefinition(light: ["primary": "#102030", "accent": "primary", "error": "theme.colors.accent"]))
        #expect(theme.light.accent.hexString == "#102030")
        #expect(theme.light.error.hexString == "#102030")
        let other = try Theme(ThemeDefinition(dark: ["border": "primary"]))
        #expect(other.dark.border == Theme.default.dark.primary)
    }

    @Test(arguments: [
        (
            ThemeDefinition(base: "defualt"),
            ThemeError(path: ["base"], reason: .unknownBase("defualt"), suggestion: "default")
        ),
        (
            ThemeDefinition(light: ["primry": "red"]),
            ThemeError(path: ["light", "primry"], reason: .unknownName("primry"), suggestion: "primary")
        ),
        (
            ThemeDefinition(dark: ["primary": "rde"]),
            ThemeError(path: ["dark", "primary"], reason: .invalidColor("rde"), suggestion: "red")
        ),
        (
            ThemeDefinition(light: ["accent": "primary", "primary": "accent"]),
            ThemeError(path: ["light", "primary"], reason: .circularColor("primary"))
        ),
        (
            ThemeDefinition(light: ["error": "error"]),
            ThemeError(path: ["light", "error"], reason: .circularColor("error"))
        ),
        (
            ThemeDefinition(spacing: ["xxxl": 1]),
            ThemeError(path: ["spacing", "xxxl"], reason: .unknownName("xxxl"), suggestion: "xxl")
        ),
        (ThemeDefinition(radius: ["full": 1]), ThemeError(path: ["radius", "full"], reason: .unknownName("full"))),
        (ThemeDefinition(spacing: ["md": -1]), ThemeError(path: ["spacing", "md"], reason: .invalidLength(-1))),
        (
            ThemeDefinition(radius: ["sm": .infinity]),
            ThemeError(path: ["radius", "sm"], reason: .invalidLength(.infinity))
        ),
    ])
    func whatIsWrongIsNamed(definition: ThemeDefinition, expected: ThemeError) {
        #expect(throws: expected) { try Theme(definition) }
    }

    @Test func ofSeveralFaultsTheSameIsReportedEveryTime() {
        let definition = ThemeDefinition(light: ["zzz": "red", "primary": "?", "aaa": "red"], dark: ["bbb": "red"])
        let expected = ThemeError(path: ["light", "aaa"], reason: .unknownName("aaa"))
        #expect(throws: expected) { try Theme(definition) }
    }
}
