package import JSONValues

/// The props of an avatar (R1401).
package struct AvatarProps: Record {
    package var sources = FallbackSources()
    /// Points.
    package var size = Avatar.defaultSize
    package var badge: Presence?
    package var strokeColor: ColorReference?
    /// Points; drawn inside the frame, and only when there is a stroke colour.
    package var strokeWidth = 2.0
    package var style = AvatarStyle.circle
    package var fill = Fill.color(.token(.primary))
    package var id: IdentityID?
    /// Nil for the built-in one.
    package var palette: [ColorReference]?
    package var identityAlgorithm = IdentityAlgorithm.stable
    package var textColor: ColorReference?
    /// Font size as a part of the size.
    package var textSizeFactor = 0.4
    /// Side of the symbol's box as a part of the size.
    package var symbolSizeFactor = 0.5
    package var badgeCutout = false
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<AvatarProps>(
        FallbackSources.fields(at: \.sources) + own + CommonProps.fields(at: \.common))

    private static let own: [Field<AvatarProps>] = [
        Field("size", .number(over: 0, limit: Limits.maxSize), \.size, "Width and height in points."),
        Field("badge", .choice(), \.badge, "Presence, as a dot in the bottom trailing corner."),
        Field("strokeColor", .color, \.strokeColor, "Colour of an outline inside the frame; none without it."),
        Field("strokeWidth", .number(min: 0, limit: Limits.maxSize), \.strokeWidth, "Its width in points."),
        Field("style", .choice(), \.style, "The shape and how it is filled."),
        Field("fill", .fill, \.fill, "A colour, `identity`, or a gradient."),
        Field("id", .identity, \.id, "What keeps the identity colour when the name changes."),
        Field(
            "palette", .list(of: .color, min: 1), \.palette,
            "Colours that `stable` chooses from; default: the built-in ones."),
        Field("identityAlgorithm", .choice(), \.identityAlgorithm, "How an identity becomes a colour."),
        Field("textColor", .color, \.textColor, "Default: white or black, whichever has more contrast."),
        Field(
            "textSizeFactor", .number(min: 0, limit: Limits.maxSize), \.textSizeFactor,
            "Font size as a part of the size."),
        Field(
            "symbolSizeFactor", .number(min: 0, limit: Limits.maxSize), \.symbolSizeFactor,
            "Side of the symbol's box as a part of the size."),
        Field(
            "badgeCutout", .boolean, \.badgeCutout,
            "A transparent notch around the presence dot instead of a ring in the background colour."),
    ]
}
