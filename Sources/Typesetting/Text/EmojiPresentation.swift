/// Whether a cluster is meant as a colour picture (UTS #51, sections 1.4.3 and 2.8).
enum EmojiPresentation {
    static func isEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = cluster.first, first.properties.isEmoji else { return false }
        let rest = cluster.dropFirst()
        if rest.contains(keycap) { return true }
        // A digit is an emoji only under a keycap.
        if first.isASCII { return false }
        if rest.first == textSelector { return false }
        if first.properties.isEmojiPresentation || rest.first == emojiSelector { return true }
        if first.properties.isEmojiModifierBase, rest.first?.properties.isEmojiModifier == true { return true }
        // A sequence such as heart, joiner, fire, written without the selectors that it should have.
        return rest.contains(joiner) && rest.contains { $0.properties.isEmoji }
    }

    private static let keycap: Unicode.Scalar = "\u{20E3}"
    private static let textSelector: Unicode.Scalar = "\u{FE0E}"
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
}
