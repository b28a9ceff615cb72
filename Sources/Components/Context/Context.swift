package import Drawing

/// Everything around a component that changes what it looks like or says (R701).
package struct Context: Sendable {
    /// The colours by name. Default: the built-in theme.
    package var theme = Theme.default
    /// Light or dark. Default: light.
    package var colorScheme = ColorScheme.light
    /// The system whose conventions apply.
    package var platform = Platform()
    /// BCP 47 tag.
    package var locale: String { didSet { language = LanguageTag(locale) } }
    /// `locale`, parsed.
    package private(set) var language: LanguageTag { didSet { words = Catalogue.lookup(language) } }
    /// The words of `language`, or of the language that stands in for it.
    package private(set) var words: LocaleWords
    /// Never inferred from `locale`. Default: left to right.
    package var layoutDirection = LayoutDirection.ltr
    /// Pixels a point of the screen that the picture is for.
    package var displayScale = 1.0
    /// Whether movement is unwelcome. Default: false.
    package var reduceMotion = false
    /// Whether more contrast is wanted, which makes glass opaque. Default: false.
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

    /// The colours of the theme in the colour scheme.
    package var colors: ThemeColors { theme.colors(in: colorScheme) }

    /// The value of a colour reference in the theme and the colour scheme.
    package func color(_ reference: ColorReference) -> Color {
        reference.resolved(in: theme, scheme: colorScheme)
    }
}
