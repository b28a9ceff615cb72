package import Drawing

/// Everything around a component that changes what it looks like or says (R701).
package struct Context: Sendable {
    package var theme = Theme.default
    package var colorScheme = ColorScheme.light
    package var platform = Platform()
    /// BCP 47 tag.
    package var locale: String { didSet { language = LanguageTag(locale) } }
    package private(set) var language: LanguageTag { didSet { words = Catalogue.lookup(language) } }
    package private(set) var words: LocaleWords
    package var layoutDirection = LayoutDirection.ltr
    /// Pixels a point of the screen that the picture is for.
    package var displayScale = 1.0
    package var reduceMotion = false
    package var increaseContrast = false

    package init() {
        self = Self.standard
    }

    /// Kept, because reading a language tag costs more than all of the rest.
    private static let standard = Context(language: "en")

    private init(language: LanguageTag) {
        locale = "en"
        self.language = language
        words = Catalogue.lookup(language)
    }

    package var colors: ThemeColors { theme.colors(in: colorScheme) }

    package func color(_ reference: ColorReference) -> Color {
        reference.resolved(in: theme, scheme: colorScheme)
    }
}
