package import JSONValues

/// The props of a badge (R1501).
package struct BadgeProps: Record {
    package var count: Int?
    package var text: String?
    package var dot = false
    /// The highest count shown as it is.
    package var max = 99
    package var hideAtZero = false
    package var localizedDigits = false
    package var noun: PluralForms?
    package var color = ColorReference.token(.primary)
    package var style = BadgeStyle.filled
    package var labelColor: LabelColor?
    package var size = BadgeSize.regular
    /// Points; nil for any width.
    package var maxWidth: Double?
    package var interactive = false
    package var labelPrefix: String?
    package var updatesFrequently = false
    package var selected = false
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
