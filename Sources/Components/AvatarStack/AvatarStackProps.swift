package import JSONValues

/// The props of an avatar stack (R1701).
package struct AvatarStackProps: Record {
    /// Props of one avatar each; the first one lies at the leading end.
    package var users: [AvatarProps] = []
    /// The most avatars that are shown, at least 0. Default: 4.
    package var maxVisible = 4
    /// Points.
    package var size = 32.0
    /// Points between two frames; negative where they overlap.
    package var spacing = Self.defaultSpacing
    /// Nil for white in light and the background in dark.
    package var strokeColor: ColorReference?
    /// Points around each avatar, at least 0. Default: 2.
    package var strokeWidth = 2.0
    /// The colours of the bubble that counts the rest. Default: secondary.
    package var overflowStyle = OverflowStyle.secondary
    /// The phrase by which the people are spoken of. Default: people.
    package var labelStyle = PeopleLabelStyle.people
    /// Accessibility that overrides the stack's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<AvatarStackProps>(own + CommonProps.fields(at: \.common))

    private static let own: [Field<AvatarStackProps>] = [
        Field("users", .list(of: .record(), limit: Limits.maxChildren), \.users, "Props of an avatar each."),
        Field("maxVisible", .integer(min: 0), \.maxVisible, "Avatars that are shown; the rest is counted."),
        Field("size", .number(over: 0, limit: Limits.maxSize), \.size, "Of every avatar, in points."),
        Field("spacing", .number(limit: Limits.maxSize), \.spacing, "Points between two avatars; negative: overlap."),
        Field("strokeColor", .color, \.strokeColor, "Default: white in light, the background in dark."),
        Field("strokeWidth", .number(min: 0, limit: Limits.maxSize), \.strokeWidth, "Points."),
        Field("overflowStyle", .choice(), \.overflowStyle, "Colours of the bubble that counts the rest."),
        Field("labelStyle", .choice(), \.labelStyle, "How the people are spoken of."),
    ]

    /// Points (given; R1703).
    private static let defaultSpacing = -10.0

    /// The spacing that is used: the default gives way in stacks that are smaller than it.
    var appliedSpacing: Double { spacing == Self.defaultSpacing ? max(spacing, -size) : spacing }

    /// Further overlap would turn the order around.
    package func check() throws(InvalidValue) {
        guard appliedSpacing < -size else { return }
        throw InvalidValue(
            .outOfRange, "avatars of \(JSONValue.length(size).plain) pt cannot overlap by more than themselves",
            at: "spacing", expected: "a number of at least \(JSONValue.length(-size).plain)",
            received: JSONValue.length(spacing).plain)
    }
}
