/// The name of a colour, taken out of the Swift expression around it.
struct ColorSpelling {
    /// Which names are allowed depends on what stands before them.
    enum Form {
        /// `primary`
        case bare
        /// `.primary`, `Color.primary`
        case swift
        /// `theme.colors.primary`
        case themeMember
    }

    let form: Form
    /// What stands before the name: `""`, `.`, `Color.` or `theme.colors.`.
    let prefix: String
    let name: String

    init(_ text: String) {
        for (prefix, form) in ColorSpelling.prefixes where text.hasPrefix(prefix) {
            self.form = form
            self.prefix = prefix
            self.name = String(text.utf8.dropFirst(prefix.utf8.count)) ?? ""
            return
        }
        self.form = .bare
        self.prefix = ""
        self.name = text
    }

    private static let prefixes: [(String, Form)] = [
        (".", .swift), ("Color.", .swift), ("theme.colors.", .themeMember),
    ]
}
