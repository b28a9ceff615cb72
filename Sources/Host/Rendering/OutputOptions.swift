import Components
import JSONValues

/// How a picture is written (R2110, R2304). Members that nobody set are nil, so that an item's win over its batch's.
struct OutputOptions: Record {
    var format: OutputFormat?
    var scale: Double?
    var background: ColorReference?
    var padding: Double?
    var text: TextForm?
    var idPrefix: String?
    var animated: Bool?
    var image: ImagePolicy?
    var path: String?

    static let fields = FieldList<OutputOptions>([
        Field("format", .choice(), \.format, "apng: a story ring's turn. Default: svg."),
        Field("scale", .number(over: 0, max: 16), \.scale, "Pixels a point; no part in SVG. Default: 1."),
        Field("background", .color, \.background, "Colour below the picture. Default: none."),
        Field("padding", .number(min: 0, limit: Limits.maxSize), \.padding, "Points on every side. Default: 0."),
        Field(
            "text", .choice(), \.text,
            "Outlines look the same everywhere; live text can be selected. Default: outlines."),
        Field("idPrefix", .idPrefix, \.idPrefix, "Starts every id, class and keyframe name in SVG. Default: none."),
        Field(
            "animated", .boolean, \.animated,
            "Whether SVG moves where motion is welcome, and APNG at all. Default: true."),
        Field("image", .choice(), \.image, "Whether to wait for pictures at a url. Default: wait."),
        Field("path", .string, \.path, "Writes this file instead of returning the data; needs a grant."),
    ])

    func over(_ base: OutputOptions) -> OutputOptions {
        var merged = base
        if let format { merged.format = format }
        if let scale { merged.scale = scale }
        if let background { merged.background = background }
        if let padding { merged.padding = padding }
        if let text { merged.text = text }
        if let idPrefix { merged.idPrefix = idPrefix }
        if let animated { merged.animated = animated }
        if let image { merged.image = image }
        if let path { merged.path = path }
        return merged
    }
}

extension Kind where Value == String {
    /// The start of an XML name that needs no escaping in CSS either.
    fileprivate static var idPrefix: Kind {
        string.checked(documentedBy: ["pattern": "^([A-Za-z_][A-Za-z0-9_-]{0,63})?$"]) {
            (prefix) throws(InvalidValue) in
            let isValid = prefix.utf8.enumerated().allSatisfy { index, byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
                    true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): index > 0
                default: false
                }
            }
            guard isValid, prefix.utf8.count <= 64 else {
                throw InvalidValue(
                    .invalidCharacter, "\"\(prefix.shortened)\" cannot start an id",
                    expected: "at most 64 letters, digits, hyphens and underscores, a letter or an underscore first",
                    received: prefix.shortened)
            }
        }
    }
}
