import Components
import Drawing
import Testing

@Suite struct ThemeTests {
    private static let semantic: [ThemeToken] = [.primary, .accent, .success, .warning, .error, .neutral]

    @Test(arguments: [
        (ThemeToken.primary, "#1D4ED8", "#356DEC"), (.accent, "#6D28D9", "#8C52EE"), (.success, "#166534", "#188641"),
        (.warning, "#92400E", "#B06109"), (.error, "#B91C1C", "#DF2D2F"), (.neutral, "#4B5563", "#717580"),
        (.background, "#FFFFFF", "#000000"), (.surface, "#F4F4F5", "#18181B"), (.border, "#D4D4D8", "#3F3F46"),
        (.textPrimary, "#18181B", "#FAFAFA"), (.textSecondary, "#52525B", "#A1A1AA"),
        (.quaternary, "#3C3C432E", "#EBEBF529"), (.presenceOnline, "#16A34A", "#16A34A"),
        (.presenceAway, "#D97706", "#D97706"), (.presenceBusy, "#DC2626", "#DC2626"),
        (.presenceOffline, "#6B7280", "#6B7280"),
    ])
    func theDefaultThemeHasTheColorsOfTheSpecification(token: ThemeToken, light: String, dark: String) {
        #expect(Theme.default.colors(in: .light)[token].hexString == light)
        #expect(Theme.default.colors(in: .dark)[token].hexString == dark)
    }

    @Test(arguments: semantic)
    func semanticColorsAreReadableInLight(token: ThemeToken) {
        let colors = Theme.default.light
        let tint = colors[token].opacity(0.15)
        #expect(Contrast.ratio(.white, colors[token]) >= Contrast.readable)
        #expect(Contrast.ratio(of: colors[token], on: tint, over: colors.background) >= Contrast.readable)
    }

    @Test(arguments: semantic)
    func semanticColorsAreReadableInDark(token: ThemeToken) {
        let colors = Theme.default.dark
        let tint = colors[token].opacity(0.15)
        #expect(Contrast.maximum(on: colors[token]) == .white)
        #expect(Contrast.ratio(.white, colors[token]) >= Contrast.readable)
        #expect(Contrast.ratio(colors[token], colors.background) >= Contrast.readable)
        #expect(Contrast.ratio(of: colors[token], on: tint, over: colors.background) >= 4.05)
    }

    @Test func distancesAreThoseOfTheSpecification() {
        #expect(Theme.default.spacing.named.map(\.name) == ["xs", "sm", "md", "lg", "xl", "xxl"])
        #expect(Theme.default.spacing.named.map(\.value) == [4, 8, 12, 16, 24, 32])
        #expect(Theme.default.radius.named.map(\.name) == ["sm", "md", "lg"])
        #expect(Theme.default.radius.named.map(\.value) == [6, 10, 16])
        #expect(ThemeRadius.full(height: 36) == 18)
    }

    @Test func builtInThemesAreFoundByTheirExactName() {
        #expect(Theme.named("default") == .default)
        #expect(Theme.named("Default") == nil)
    }
}
