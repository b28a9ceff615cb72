package import JSONValues

/// The props of an avatar (R1401).
package struct AvatarProps: Record {
    /// Where the content comes from: url, name, initials, symbol.
    package var sources = FallbackSources()
    /// The side of the frame in points, above 0. Default: 36.
    package var size = Avatar.defaultSize
    /// Presence, shown as a dot in the bottom trailing corner; nil for none.
    package var badge: Presence?
    /// The colour of an outline inside the frame; nil for no outline.
    package var strokeColor: ColorReference?
    /// The width of the outline in points, at least 0; used only with a stroke colour. Default: 2.
    package var strokeWidth = 2.0
    /// The shape and how it is filled. Default: circle.
    package var style = AvatarStyle.circle
    /// The paint behind the content. Default: primary.
    package var fill = Fill.color(.token(.primary))
    /// What the identity colour is computed from; nil for the name.
    package var id: IdentityID?
    /// The colours that `stable` chooses from, at least one; nil for the built-in ones.
    package var palette: [ColorReference]?
    /// How the identity becomes a colour. Default: stable.
    package var identityAlgorithm = IdentityAlgorithm.stable
    /// The colour of the content; nil for white or black, whichever has more contrast.
    package var textColor: ColorReference?
    /// The font size as a part of `size`, at least 0. Default: 0.4.
    package var textSizeFactor = 0.4
    /// The side of the symbol's box as a part of `size`, at least 0. Default: 0.5.
    package var symbolSizeFactor = 0.5
    /// Whether a transparent notch surrounds the presence dot, instead of a ring in the background colour. Default:
    /// false.
    package var badgeCutout = false
    /// Accessibility that overrides the avatar's own.
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
