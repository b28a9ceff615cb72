import UnicodeFacts

/// The initials of a name, and how they came about (spec.md, section 10).
package struct Initials: Sendable {
    /// The initials; empty when there are none.
    package var text: String
    /// The rule that gave them.
    package var rule: InitialsRule
    /// The tokens that the rule saw.
    package var tokens: [String]
    /// The rules of `smart` that changed or settled something, in order; empty for other algorithms.
    package var smartRules: [SmartRule]

    init(text: String, rule: InitialsRule, tokens: [String], smartRules: [SmartRule] = []) {
        self.text = text
        self.rule = text.isEmpty ? .empty : rule
        self.tokens = tokens
        self.smartRules = smartRules
    }

    /// Whether there are none, so that the fallback chain goes on.
    package var isEmpty: Bool { text.isEmpty }

    /// The lengths that `maxLength` may have (protocol, section 5); others are brought to the nearest of them.
    package static let lengths = 1...4

    /// The initials of `name`.
    ///
    /// - Parameters:
    ///   - maxLength: 1: the first token's; 2 (default): the first and the last; 3 and 4: the first ones in order, then
    ///     the last. An unspaced token gives at most two.
    ///   - locale: a BCP 47 tag; decides about capitals only.
    ///   - particles: the words that `smart` drops before and between names; nil means `Particles.standard`, an empty
    ///     list drops none. Other algorithms ignore it.
    /// - Complexity: O(*n*) in the length of the name.
    package static func compute(
        name: String, algorithm: InitialsAlgorithm = .standard, maxLength: Int = 2, locale: String = "en",
        particles: [String]? = nil
    ) -> Initials {
        let length = clamp(maxLength)
        switch algorithm {
        case .standard:
            return StandardInitials.compute(name, maxLength: length, casing: Casing(locale: locale))
        case .smart:
            return SmartInitials.compute(
                name, maxLength: length, casing: Casing(locale: locale), particles: particles)
        case .avatarImageView:
            return AvatarImageViewInitials.compute(name, maxLength: length)
        }
    }

    /// Initials that the caller gives: the first `maxLength` characters, not upper-cased; none when nothing of them
    /// would be seen. White space and default ignorables before them are skipped, so that they never draw a blank.
    package static func explicit(_ initials: String, maxLength: Int = 2) -> Initials {
        let scalars = initials.unicodeScalars
        guard let start = scalars.firstIndex(where: { !$0.isWhiteSpace && !$0.isDefaultIgnorable }) else {
            return Initials(text: "", rule: .empty, tokens: [])
        }
        let visible = String(initials[start...])
        let text = TokenCharacters.leading(of: visible, count: clamp(maxLength)).joined()
        return Initials(text: text, rule: .explicit, tokens: [String(visible.trimmingWhiteSpace)])
    }

    private static func clamp(_ maxLength: Int) -> Int {
        min(max(maxLength, lengths.lowerBound), lengths.upperBound)
    }
}
