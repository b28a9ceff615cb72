package import Drawing

/// Everything around a component that changes what it looks like or says (components, section 1).
package struct Context: Sendable {
    package var theme = Theme.default
    package var colorScheme = ColorScheme.light
    package var platform = Platform()
    /// BCP 47 tag.
    package var locale = "en"
    package var layoutDirection = LayoutDirection.ltr
    /// Pixels a point of the screen that the picture is for.
    package var displayScale = 1.0
    package var reduceMotion = false
    package var increaseContrast = false

    package init() {}

    package var colors: ThemeColors { theme.colors(in: colorScheme) }

    package func color(_ reference: ColorReference) -> Color {
        reference.resolved(in: theme, scheme: colorScheme)
    }

    /// The words of the locale, and whether they are only a substitute.
    package var words: Catalogue.Match { Catalogue.match(LanguageTag(locale)) }
}
