import UnicodeFacts

/// What AvatarImageView does, bit for bit: parts between single U+0020, the first and the last of more than two, the
/// first character of each, upper-cased whole and without a locale. An empty part gives nothing.
enum AvatarImageViewInitials {
    static func compute(_ name: String, maxLength: Int) -> Initials {
        guard !name.isEmpty else { return Initials(text: "", rule: .empty, tokens: []) }
        let parts = name.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        var text = ""
        for (index, part) in parts.enumerated()
        where NameTokens.isSelected(index, of: parts.count, maxLength: maxLength) {
            text += part.prefix(1).uppercased()
        }
        return Initials(text: text, rule: parts.count > 1 ? .firstLast : .single, tokens: parts)
    }
}
