/// The look that tokens stand for, as data.
package struct Theme: Hashable, Sendable {
    /// The name by which a context chooses the theme.
    package var name: String
    /// The colours in the light scheme.
    package var light: ThemeColors
    /// The colours in the dark scheme.
    package var dark: ThemeColors
    /// Distances between components, in points.
    package var spacing: ThemeSpacing
    /// Corner radii, in points.
    package var radius: ThemeRadius

    /// The colours in a scheme.
    package func colors(in scheme: ColorScheme) -> ThemeColors {
        switch scheme {
        case .light: light
        case .dark: dark
        }
    }

    /// The themes that every session knows, in the order in which they are listed.
    package static let builtIn: [Theme] = [.default]

    /// The built-in theme of that name; names are spelled exactly.
    package static func named(_ name: String) -> Theme? {
        builtIn.first { $0.name == name }
    }
}
