/// The look that tokens stand for, as data.
package struct Theme: Hashable, Sendable {
    package var name: String
    package var light: ThemeColors
    package var dark: ThemeColors
    package var spacing: ThemeSpacing
    package var radius: ThemeRadius

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
