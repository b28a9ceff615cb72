/// The rules of the `smart` algorithm, in the order in which they are tried; the raw value is the word on the wire.
package enum SmartRule: String, CaseIterable, Sendable {
    /// A phone number has no initials.
    case phoneNumber = "phone_number"
    /// Bracketed parts are dropped.
    case brackets
    /// An e-mail address is its local part, split on `.`, `_` and `-`.
    case email
    /// `Last, First` is read as `First Last`.
    case commaOrder = "comma_order"
    /// Punctuation and quotes at the start of a word are dropped.
    case leadingPunctuation = "leading_punctuation"
    /// Titles before a name and suffixes after it are dropped.
    case titlesAndSuffixes = "titles_and_suffixes"
    /// A user name is split on case and separators.
    case userName = "user_name"
    /// Apostrophes inside a word are dropped.
    case apostrophes
    /// A hyphenated word stays one word.
    case hyphenated
    /// Particles such as `van` and `de` are dropped.
    case particles
}
