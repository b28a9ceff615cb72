import UnicodeFacts

/// The `standard` algorithm: the first character of the first and of the last word, as capitals.
enum StandardInitials {
    static func compute(_ name: String, maxLength: Int, casing: Casing) -> Initials {
        if let initials = ASCIIInitials.compute(name, maxLength: maxLength, casing: casing) { return initials }
        return compute(tokens: NameTokens.split(name), maxLength: maxLength, casing: casing)
    }

    /// The initials of a name that is already split; `smart` ends here too.
    static func compute(tokens: [String], maxLength: Int, casing: Casing) -> Initials {
        guard let only = tokens.first else { return Initials(text: "", rule: .empty, tokens: []) }
        if tokens.count > 1 {
            var text = ""
            for (index, token) in tokens.enumerated()
            where NameTokens.isSelected(index, of: tokens.count, maxLength: maxLength) {
                text += TokenCharacters.initial(of: token, casing: casing)
            }
            return Initials(text: text, rule: .firstLast, tokens: tokens)
        }
        if NameTokens.isUnspaced(only) {
            let characters = TokenCharacters.leading(of: only, count: min(2, maxLength)).map(casing.uppercase)
            return Initials(text: characters.joined(), rule: .unspaced, tokens: tokens)
        }
        return Initials(text: TokenCharacters.initial(of: only, casing: casing), rule: .single, tokens: tokens)
    }
}
