/// Which rule gave the initials; the raw value is the word on the wire.
package enum InitialsRule: String, CaseIterable, Sendable {
    /// Several tokens: the first and the last, with those between them when there is room.
    case firstLast = "first_last"
    /// One token: its first character.
    case single
    /// One token of a script that writes names without spaces: its first two characters.
    case unspaced
    /// Initials that were given, cut to the greatest length.
    case explicit
    /// There are none.
    case empty
}
