import Drawing
package import JSONValues

/// A line of text, which the host sets.
package struct SceneText: Record {
    var type = "text"
    var x = 0.0
    var y = 0.0
    var text = ""
    var size = 0.0
    var weight = FontWeight.regular
    var anchor = TextAnchor.start
    var maxWidth: Double?
    var fill = ScenePaint.color(.token(.textPrimary))
    var family = "Inter"
    var tabularFigures = false

    package init() {}

    package static let fields = FieldList<SceneText>([
        Field("type", .tag("text"), \.type, required: true, "A line of text."),
        Field("x", .coordinate, \.x, "Where the anchor stands. Default: 0."),
        Field("y", .coordinate, \.y, "Where the baseline runs. Default: 0."),
        Field("text", .text, \.text, required: true, "What it says; white space is joined to single blanks."),
        Field("size", .number(over: 0, limit: Limits.maxSize), \.size, required: true, "Size of the font in points."),
        Field("weight", .choice(), \.weight, "Default: regular."),
        Field(
            "anchor", .choice(), \.anchor,
            "Which part of the text stands at x: its left end, its middle or its right end, whatever the direction. "
                + "Default: start."),
        Field("maxWidth", .extent, \.maxWidth, "Points; what is wider is cut and ends in …. Default: any width."),
        Field("fill", .scenePaint, \.fill, "Default: textPrimary."),
        Field("family", .text, \.family, "A font family. Default: Inter."),
        Field("tabularFigures", .boolean, \.tabularFigures, "Whether all figures are equally wide. Default: false."),
    ])
}

/// Which part of a text stands at its place.
enum TextAnchor: String, CaseIterable, Sendable {
    case start, middle, end

    /// As a part of the width.
    var factor: Double {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        }
    }
}
