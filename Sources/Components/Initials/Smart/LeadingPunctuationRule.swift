import UnicodeFacts

/// `leading_punctuation`: punctuation and quotes at the start of a word are dropped (`"Jamie" Lin` → `Jamie" Lin`); a
/// word of nothing else is dropped as a whole.
struct LeadingPunctuationRule: SmartTokenRule {
    let name = SmartRule.leadingPunctuation

    func apply(to tokens: [String]) -> [String]? {
        guard tokens.contains(where: startsWithPunctuation) else { return nil }
        return tokens.compactMap(stripped)
    }

    private func startsWithPunctuation(_ token: String) -> Bool {
        guard let first = token.unicodeScalars.first, isDropped(first) else { return false }
        return stripped(token).map { !$0.hasSameBytes(as: token) } ?? true
    }

    private func stripped(_ token: String) -> String? {
        let scalars = token.unicodeScalars
        var start = scalars.startIndex
        while start < scalars.endIndex, isDropped(scalars[start]) || scalars[start].isDefaultIgnorable {
            let next = scalars.index(after: start)
            // `#️⃣` and `‼️` are emoji, though they begin with punctuation.
            if next < scalars.endIndex, scalars[next] == "\u{FE0F}" || scalars[next] == "\u{20E3}" { break }
            start = next
        }
        return start < scalars.endIndex ? String(token[start...]) : nil
    }

    private func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCIILetter { return false }
        if scalar.isPunctuation || ApostrophesRule.isApostrophe(scalar) { return true }
        let category = scalar.properties.generalCategory
        return category == .modifierSymbol && !scalar.properties.isEmoji || category == .mathSymbol
    }
}
