import UnicodeFacts

/// `user_name`: a single word is split on `_` and `.`, and where a capital follows a small letter (`jamie_lin`,
/// `jamieLin` → two words); parts of digits alone are dropped.
///
/// A hyphen splits only a word without capitals (`jamie-lin`): `Jean-Luc` is a name. `McDonald` stays whole.
struct UserNameRule: SmartTokenRule {
    let name = SmartRule.userName

    /// Beginnings of surnames after which a capital begins no new word.
    private static let surnamePrefixes: Set<String> = ["Mc", "Mac", "De", "Di", "Du", "La", "Le", "Fitz"]

    func apply(to tokens: [String]) -> [String]? {
        guard tokens.count == 1, let token = tokens.first else { return nil }
        let parts = pieces(of: token).flatMap(words)
        let named = parts.filter { !$0.allSatisfy(\.isDecimalDigit) }
        let words = named.isEmpty ? parts : named
        return parts.count > 1 ? words.map { String($0) } : nil
    }

    private func pieces(of token: String) -> [Substring.UnicodeScalarView] {
        let scalars = token.unicodeScalars
        let splitsHyphens =
            !scalars.contains { $0.properties.isUppercase } && scalars.contains { $0.properties.isLowercase }
        return scalars.split { $0 == "_" || $0 == "." || splitsHyphens && $0 == "-" }
    }

    /// Splits `jamieLin` before `L` and `JSmith` before `S`.
    private func words(of piece: Substring.UnicodeScalarView) -> [Substring.UnicodeScalarView] {
        // An apostrophe marks a name: `O'Connor`, `D'Angelo`.
        if piece.contains(where: ApostrophesRule.isApostrophe) { return [piece] }
        var words: [Substring.UnicodeScalarView] = []
        var start = piece.startIndex
        var index = start
        var previous: Unicode.Scalar?
        while index < piece.endIndex {
            let next = piece.index(after: index)
            if let before = previous, piece[index].properties.isUppercase {
                let endsWord =
                    before.properties.isLowercase || before.isDecimalDigit
                    || before.properties.isUppercase && next < piece.endIndex && piece[next].properties.isLowercase
                if endsWord, !isSurnamePrefix(piece[start..<index]) {
                    words.append(piece[start..<index])
                    start = index
                }
            }
            previous = piece[index]
            index = next
        }
        words.append(piece[start...])
        return words
    }

    private func isSurnamePrefix(_ word: Substring.UnicodeScalarView) -> Bool {
        word.prefix(5).count <= 4 && Self.surnamePrefixes.contains(String(word))
    }
}
