/// How a name becomes initials (spec.md, section 10); the raw value is the word on the wire.
package enum InitialsAlgorithm: String, CaseIterable, Sendable {
    /// The first character of the first and of the last word.
    case standard
    /// `standard` after rules for brackets, titles, user names, e-mail addresses and more.
    case smart
    /// What AvatarImageView does, bit for bit.
    case avatarImageView
}
