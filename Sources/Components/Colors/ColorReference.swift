package import Drawing
import JSONValues

/// A colour as a prop spells it, read but not yet looked up: what a token stands for depends on theme and scheme.
///
/// Spellings (R801–R803): `#RGB`, `#RRGGBB`, `#RRGGBBAA`; a theme token; a system colour; a CSS named colour
/// or `transparent`; and in Swift `theme.colors.primary` for a token, `.white` or `Color.white` for any name. A token
/// wins over a system colour, which wins over a CSS name. `Color.primary`, `.primary`, `Color.secondary` and
/// `.secondary` are SwiftUI's label colours. Tokens are spelled exactly; digits and all other names in any case.
package enum ColorReference: Hashable, Sendable {
    case fixed(Color)
    case system(SystemColor)
    case token(ThemeToken)

    /// Nil when `text` is none of the spellings; surrounding white space is not skipped.
    package init?(parsing text: String) {
        if text.utf8.first == UInt8(ascii: "#") {
            guard let color = Color(hex: text) else { return nil }
            self = .fixed(color)
            return
        }
        let spelling = ColorSpelling(text)
        guard let reference = ColorNames.reference(named: spelling.name, in: spelling.form) else { return nil }
        self = reference
    }

    /// The value of the colour in a theme and a colour scheme.
    package func resolved(in theme: Theme, scheme: ColorScheme) -> Color {
        switch self {
        case .fixed(let color): color
        case .system(let color): color.color(in: scheme)
        case .token(let token): theme.colors(in: scheme)[token]
        }
    }

    /// The known spelling nearest to one that could not be read, in the same form; nil when none is near.
    package static func suggestion(for text: String) -> String? {
        guard text.utf8.first != UInt8(ascii: "#") else { return nil }
        let spelling = ColorSpelling(text)
        guard let name = NearestName.of(spelling.name, among: ColorNames.all(in: spelling.form)) else { return nil }
        return spelling.prefix + name
    }
}
