import UnicodeFacts

/// The characters of a token that may stand as initials.
enum TokenCharacters {
    /// Code points that make a Khmer stack as high as it gets; as many as are drawn of a character (limit `clusterScalars`).
    private static let maxStack = 32

    /// The first `count` characters (extended grapheme clusters).
    ///
    /// A Khmer cluster that ends in coeng takes the next one; a cluster of nothing visible is skipped.
    static func leading(of token: String, count: Int) -> [String] {
        var characters: [String] = []
        var start = token.startIndex
        while characters.count < count, start < token.endIndex {
            var end = token.index(after: start)
            // Reading the last scalar is constant work, so a stack of any height stays linear.
            while end < token.endIndex, token[start..<end].unicodeScalars.last?.isKhmerCoeng ?? false,
                token[start..<end].unicodeScalars.prefix(maxStack).count < maxStack
            {
                end = token.index(after: end)
            }
            let character = token[start..<end]
            if !character.unicodeScalars.allSatisfy(\.isDefaultIgnorable) { characters.append(String(character)) }
            start = end
        }
        return characters
    }

    /// The initial of a token, as a capital: its first character, or its first consonant after a prefixed vowel of
    /// Thai or Lao. A syllable's marks stay on their consonant.
    static func initial(of token: String, casing: Casing) -> String {
        let scalars = token.unicodeScalars
        var rest = token
        if let first = scalars.first, first.isPrefixedVowel,
            let consonant = scalars.firstIndex(where: \.isThaiOrLaoConsonant)
        {
            rest = String(token[consonant...])
        }
        return leading(of: rest, count: 1).first.map(casing.uppercase) ?? ""
    }
}
