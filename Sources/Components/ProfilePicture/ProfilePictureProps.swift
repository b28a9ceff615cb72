package import Drawing
package import JSONValues

/// The props of a profile picture (R1901).
package struct ProfilePictureProps: Record {
    /// The name that initials and identity come from. Default: empty.
    package var name = ""
    /// Nil for those of the name.
    package var initials: String?
    /// The address of a picture; nil for none.
    package var image: String?
    /// What becomes of the picture, fixed by the caller; nil for what the image source says.
    package var imageStatus: ImageStatus?
    /// Nil for the hash of name and initials.
    package var id: IdentityID?
    /// Of the data; wins over the configuration's.
    package var fill: ColorReference?
    /// Of the configuration; wins over the identity colour.
    package var configFill: ColorReference?
    /// The outline. Default: square.
    package var shape = ProfileShape.square
    /// For the shape `mask`: path data or the address of a picture; nil otherwise.
    package var mask: String?
    /// Font size as a part of the width.
    package var textSizeFactor = 0.5
    /// The weight of the text. Default: regular.
    package var weight = FontWeight.regular
    /// A family name; `system` for the default family.
    package var fontFamily = "system"
    /// The colour of the text. Default: white.
    package var textColor = ColorReference.fixed(.white)
    /// As a part of the font size, upwards.
    package var baselineOffsetFactor = 0.0
    /// Points.
    package var size = 100.0
    /// Replaces the text colour by white or black, whichever has more contrast.
    package var readable = false
    /// Accessibility that overrides the picture's own.
    package var common = CommonProps()

    package init() {}

    /// The member that chose a colour, if one did; the text's first.
    var memberOfColors: String? {
        if textColor != Self().textColor { return "textColor" }
        return fill != nil ? "fill" : configFill != nil ? "configFill" : nil
    }

    package static let fields = FieldList<ProfilePictureProps>(own + CommonProps.fields(at: \.common))

    private static let own: [Field<ProfilePictureProps>] = [
        Field("name", .text, \.name, "A person's name."),
        Field("initials", .text, \.initials, "Default: those of the name, by `avatarImageView`."),
        Field("image", .string, \.image, "Address of a picture; hides initials and colour."),
        Field("imageStatus", .choice(), \.imageStatus, "Fixes what becomes of the picture; ignored without an image."),
        Field("id", .identity, \.id, "What keeps the colour when the name changes."),
        Field("fill", .color, \.fill, "Colour in the data; wins over `configFill`."),
        Field("configFill", .color, \.configFill, "Colour in the configuration; wins over the identity colour."),
        Field("shape", .choice(), \.shape, "What the picture is cut to."),
        Field(
            "mask", .string, \.mask,
            "With shape mask: an SVG path in the frame's coordinates, or the address of a picture whose alpha counts."),
        Field(
            "textSizeFactor", .number(min: 0, limit: Limits.maxSize), \.textSizeFactor,
            "Font size as a part of the width."),
        Field("weight", .choice(), \.weight, "Of the font."),
        Field("fontFamily", .text, \.fontFamily, "A family name; system is Inter."),
        Field("textColor", .color, \.textColor, "Of the initials."),
        Field(
            "baselineOffsetFactor", .number(limit: Limits.maxSize), \.baselineOffsetFactor,
            "Moves the text up, as a part of the font size."),
        Field("size", .number(over: 0, limit: Limits.maxSize), \.size, "Width and height in points."),
        Field("readable", .boolean, \.readable, "Whether the text is white or black by contrast."),
    ]

    package func check() throws(InvalidValue) {
        guard shape == .mask, mask == nil else { return }
        throw InvalidValue(.missingParameter, "the shape mask needs a mask", at: "mask", expected: "an SVG path")
    }
}

/// The outline of a profile picture; raw values are the wire words.
package enum ProfileShape: String, CaseIterable, Sendable {
    case square, circle, mask
}
