package import JSONValues

/// The props of a badge (R1501).
package struct BadgeProps: Record {
    /// A number of at least 0; exactly one of `count`, `text` and `dot` is given.
    package var count: Int?
    /// A short label with at least one visible character.
    package var text: String?
    /// Whether the badge is a dot without a label. Default: false.
    package var dot = false
    /// The highest count shown as it is, at least 1; over it the badge reads `99+`. Default: 99.
    package var max = 99
    /// Whether a count of 0 shows nothing. Default: false.
    package var hideAtZero = false
    /// Whether digits are those of the locale. Default: false, for ASCII digits.
    package var localizedDigits = false
    /// What is counted, by plural category; nil for a bare number.
    package var noun: PluralForms?
    /// The colour that `style` uses. Default: primary.
    package var color = ColorReference.token(.primary)
    /// Default: filled.
    package var style = BadgeStyle.filled
    /// Nil for white on `filled`, and for `color` in other styles.
    package var labelColor: LabelColor?
    /// Default: regular.
    package var size = BadgeSize.regular
    /// The greatest width of a badge with a text, in points; nil for no limit.
    package var maxWidth: Double?
    /// Whether it can be pressed. Default: false.
    package var interactive = false
    /// Words that are spoken before the label; nil for none.
    package var labelPrefix: String?
    /// Whether the accessibility has that trait. Default: false.
    package var updatesFrequently = false
    /// Whether it is selected, which is spoken too. Default: false.
    package var selected = false
    /// Accessibility that overrides the badge's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<BadgeProps>(own + CommonProps.fields(at: \.common))

    private static let own: [Field<BadgeProps>] = [
        Field("count", .integer(min: 0), \.count, "A number of things."),
        Field("text", .text, \.text, "A short label, one to three words."),
        Field("dot", .boolean, \.dot, "A dot without a label; false counts as not given."),
        Field("max", .integer(min: 1), \.max, "The highest count shown as it is; over it the badge reads 99+."),
        Field("hideAtZero", .boolean, \.hideAtZero, "Whether a count of 0 shows nothing."),
        Field("localizedDigits", .boolean, \.localizedDigits, "Whether digits are those of the locale."),
        Field("noun", .noun, \.noun, "What is counted, by plural category, in the language of the locale."),
        Field("color", .color, \.color, "Colour of the badge."),
        Field("style", .choice(), \.style, "How the colour is used."),
        Field("labelColor", .labelColor, \.labelColor, "A colour, or `auto` for white or black by contrast."),
        Field("size", .choice(), \.size, "Height and type size."),
        Field(
            "maxWidth", .number(over: 0, limit: Limits.maxSize), \.maxWidth,
            "Points; a longer text ends in an ellipsis, which is the least that is left of it. Counts are never cut."),
        Field(
            "interactive", .boolean, \.interactive, "Whether it can be pressed: gives a hit target of at least 44 pt."),
        Field("labelPrefix", .text, \.labelPrefix, "Spoken before the label, as in `Inbox, 12 unread`."),
        Field("updatesFrequently", .boolean, \.updatesFrequently, "Adds that trait."),
        Field("selected", .boolean, \.selected, "Whether it is selected, which is spoken too."),
    ]

    /// Exactly one of the three kinds (given: three initialisers).
    package func check() throws(InvalidValue) {
        let given = [count != nil ? "count" : nil, text != nil ? "text" : nil, dot ? "dot" : nil].compactMap { $0 }
        switch given.count {
        case 1: break
        case 0:
            throw InvalidValue(
                .missingParameter, "a badge needs a count, a text or a dot", at: "count",
                expected: "exactly one of count, text, dot")
        default:
            throw InvalidValue(
                .conflictingParameters, "a badge has one of \(given.joined(separator: ", ")), not several",
                at: given[1],
                expected: "exactly one of count, text, dot", received: given.joined(separator: ", "))
        }
        if let text, !text.hasVisibleCharacter {
            throw InvalidValue(
                .outOfRange, "the text has nothing to show", at: "text", expected: "at least one visible character")
        }
    }
}
