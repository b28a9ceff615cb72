/// A theme as a user writes it: what differs from a base.
package struct ThemeDefinition: Hashable, Sendable {
    /// Default: `custom`.
    package var name: String?
    /// The theme that fills what is not given; default: `default`.
    package var base: String?
    /// Colours by token, in any spelling of `ColorReference`; a token there stands for the new theme's own colour.
    package var light: [String: String]
    package var dark: [String: String]
    /// Points by name, each finite and 0 or more.
    package var spacing: [String: Double]
    package var radius: [String: Double]

    package init(
        name: String? = nil, base: String? = nil, light: [String: String] = [:], dark: [String: String] = [:],
        spacing: [String: Double] = [:], radius: [String: Double] = [:]
    ) {
        self.name = name
        self.base = base
        self.light = light
        self.dark = dark
        self.spacing = spacing
        self.radius = radius
    }
}
