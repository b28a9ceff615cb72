import Drawing

/// Every colour that has a name, by name, with the precedence of R802.
enum ColorNames {
    /// Nil when no such name is allowed in `form`.
    static func reference(named name: String, in form: ColorSpelling.Form) -> ColorReference? {
        // The longest name has 20 letters; longer text is not worth hashing.
        guard name.utf8.count <= 24 else { return nil }
        switch form {
        case .themeMember: return ThemeToken(rawValue: name).map(ColorReference.token)
        case .swift: return swiftOnly[name] ?? reference(named: name, in: .bare)
        case .bare: break
        }
        if let reference = table[name] { return reference }
        // Tokens are spelled exactly, as members of a theme are: only the other names are tried again in lower case.
        switch table[name.lowercased()] {
        case .token, nil: return nil
        case let reference: return reference
        }
    }

    /// The names allowed in `form`, sorted.
    static func all(in form: ColorSpelling.Form) -> [String] {
        switch form {
        case .themeMember: ThemeToken.allCases.map(\.rawValue).sorted()
        case .swift: Set(table.keys).union(swiftOnly.keys).sorted()
        case .bare: (Array(table.keys) + swiftOnly.keys.map { "." + $0 }).sorted()
        }
    }

    /// SwiftUI's label colours, and its name for `transparent`; in Swift spelling they come before all others.
    private static let swiftOnly: [String: ColorReference] = [
        "primary": .token(.textPrimary), "secondary": .token(.textSecondary), "clear": .fixed(.clear),
    ]

    private static let table: [String: ColorReference] = {
        var table = CSSColors.all.mapValues { ColorReference.fixed(Color(rgb: $0)) }
        table["transparent"] = .fixed(.clear)
        for color in SystemColor.allCases { table[color.rawValue] = .system(color) }
        for token in ThemeToken.allCases { table[token.rawValue] = .token(token) }
        return table
    }()
}
