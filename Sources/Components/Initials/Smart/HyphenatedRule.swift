import UnicodeFacts

/// `hyphenated`: a word with a hyphen between letters is kept as one word (`Tim Berners-Lee` → two words).
///
/// It changes nothing, since no other rule splits such a word; its name tells a caller why there are no more initials.
struct HyphenatedRule: SmartTokenRule {
    let name = SmartRule.hyphenated

    func apply(to tokens: [String]) -> [String]? {
        tokens.contains(where: isHyphenated) ? tokens : nil
    }

    private func isHyphenated(_ token: String) -> Bool {
        var beforeHyphen: Unicode.Scalar?
        var previous: Unicode.Scalar?
        for scalar in token.unicodeScalars {
            if let before = beforeHyphen, before.isLetter, scalar.isLetter { return true }
            beforeHyphen = scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}" ? previous : nil
            // An accent belongs to the letter before it.
            if !scalar.isMark { previous = scalar }
        }
        return false
    }
}
