import UnicodeFacts

/// The words of a name.
enum NameTokens {
    /// The runs between white space, without the default ignorables at their start; a run of nothing else is dropped.
    static func split(_ name: String) -> [String] {
        let scalars = name.unicodeScalars
        var tokens: [String] = []
        var start: String.Index?
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar.isWhiteSpace {
                if let first = start { tokens.append(String(name[first..<index])) }
                start = nil
            } else if start == nil, !scalar.isDefaultIgnorable {
                start = index
            }
        }
        if let start { tokens.append(String(name[start...])) }
        return tokens
    }

    /// Whether the token at `index` gives an initial: all do when there is room, else the first ones and the last.
    static func isSelected(_ index: Int, of count: Int, maxLength: Int) -> Bool {
        if count <= maxLength || index == 0 { return true }
        return maxLength > 1 && (index < maxLength - 1 || index == count - 1)
    }

    /// Whether a token is wholly in Han, Hiragana, Katakana, Hangul or Bopomofo; Common and Inherited characters are
    /// ignored, but at least one character must be of those scripts.
    static func isUnspaced(_ token: String) -> Bool {
        var found = false
        for scalar in token.unicodeScalars {
            let script = scalar.script
            if script.isUnspacedEastAsian {
                found = true
            } else if !script.isNeutral {
                return false
            }
        }
        return found
    }
}
