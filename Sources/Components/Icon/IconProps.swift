package import Drawing
package import JSONValues

/// The props of an icon (R1601).
package struct IconProps: Record {
    /// SF Symbol name, or prefix:name of a pack; exactly one of `symbol` and `image` is given.
    package var symbol: String?
    /// The address of a picture.
    package var image: String?
    /// What becomes of the picture, fixed by the caller; nil for what the image source says.
    package var imageStatus: ImageStatus?
    /// Default: md, 20 pt.
    package var size = IconSize.token(.md)
    /// Nil for the colour of the text around.
    package var color: ColorReference?
    /// What surrounds the icon. Default: standard, nothing.
    package var style = IconStyle.standard
    /// The fill of the circle; nil for the icon's colour at 15 %.
    package var containerColor: ColorReference?
    /// Points around the icon; nil for half its size.
    package var containerPadding: Double?
    /// Points of background colour around the container.
    package var ring = 0.0
    /// Nil for what the platform does.
    package var renderingMode: RenderingMode?
    /// First and second layer of a palette.
    package var colors: [ColorReference]?
    /// The weight of the lines, in monochrome. Default: regular.
    package var weight = FontWeight.regular
    /// The movement in SVG. Default: none.
    package var effect = IconEffect.none
    /// Accessibility that overrides the icon's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<IconProps>(own + CommonProps.fields(at: \.common))

    private static let own: [Field<IconProps>] = [
        Field("symbol", .text, \.symbol, "SF Symbol name, or prefix:name of a pack."),
        Field("image", .string, \.image, "Address of a picture, instead of a symbol."),
        Field("imageStatus", .choice(), \.imageStatus, "Fixes what becomes of the picture; ignored without an image."),
        Field("size", .iconSize, \.size, "xs, sm, md, lg, xl, or points."),
        Field("color", .color, \.color, "Default: the colour of the text around."),
        Field("style", .choice(), \.style, "Plain, in a circle, or filled."),
        Field("containerColor", .color, \.containerColor, "Fill of the circle; default: the colour at 15 %."),
        Field(
            "containerPadding", .number(min: 0, limit: Limits.maxSize), \.containerPadding,
            "Points around the icon in the circle; default: half its size."),
        Field("ring", .number(min: 0, limit: Limits.maxSize), \.ring, "Points of background colour around the circle."),
        Field("renderingMode", .choice(), \.renderingMode, "How layers are coloured; default: as the platform does."),
        Field(
            "colors", .list(of: .color, min: 1, max: 2), \.colors, "Colours of a palette: first and second layer."),
        Field(
            "weight", .choice(), \.weight, "Of the lines, in monochrome; layered drawings and .fill have one weight."),
        Field("effect", .choice(), \.effect, "Movement in SVG, where motion is welcome."),
    ]

    package func check() throws(InvalidValue) {
        if symbol != nil, image != nil {
            throw InvalidValue(
                .conflictingParameters, "an icon has a symbol or an image, not both", at: "image",
                expected: "exactly one of symbol, image")
        }
        if symbol == nil, image == nil {
            throw InvalidValue(
                .missingParameter, "an icon needs a symbol or an image", at: "symbol",
                expected: "exactly one of symbol, image")
        }
    }
}
