import Components
import Drawing
import JSONValues

/// The parameters of `host/measureText`.
struct TextMeasurement: Record {
    var text = ""
    var size = 0.0
    var weight = FontWeight.regular
    var family = "Inter"
    var tabularFigures = false
    var maxWidth: Double?
    var locale = "en"
    var layoutDirection = LayoutDirection.ltr

    static let fields = FieldList<TextMeasurement>([
        Field("text", .text, \.text, required: true, "What is measured, in one line."),
        Field("size", .number(over: 0, limit: Limits.maxSize), \.size, required: true, "Size of the font in points."),
        Field("weight", .choice(), \.weight, "Default: regular."),
        Field("family", .text, \.family, "Default: Inter."),
        Field("tabularFigures", .boolean, \.tabularFigures, "Whether all figures are equally wide. Default: false."),
        Field(
            "maxWidth", .number(min: 0, limit: Limits.maxSize), \.maxWidth,
            "Points; what is wider is cut and ends in …."),
        Field("locale", .text, \.locale, "Default: en."),
        Field("layoutDirection", .choice(), \.layoutDirection, "Default: ltr."),
    ])

    static let result: JSONObject = ResultSchema.object([
        "width": ResultSchema.number, "ascent": ResultSchema.number, "descent": ResultSchema.number,
        "capHeight": ResultSchema.number,
        "ink": .object(
            ResultSchema.object([
                "x": ResultSchema.number, "y": ResultSchema.number, "width": ResultSchema.number,
                "height": ResultSchema.number,
            ])),
        "text": ResultSchema.string,
    ])

    /// All lengths in points; the ink from the left end of the baseline.
    func result(with shaper: any TextShaper) -> JSONValue {
        let run = TextRun(
            text: text, family: family, weight: weight, tabularFigures: tabularFigures, direction: layoutDirection,
            language: locale)
        let line = LineOfText(run, maxAdvance: maxWidth.map { $0 / size }, with: shaper)
        let shaped = line.shaped
        return [
            "width": .length(shaped.advance * size), "ascent": .length(shaped.ascent * size),
            "descent": .length(shaped.descent * size), "capHeight": .length(shaped.capHeight * size),
            "ink": shaped.ink.scaled(by: size).json, "text": .string(line.run.text),
        ]
    }
}
