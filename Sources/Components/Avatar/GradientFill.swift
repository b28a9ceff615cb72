package import JSONValues

/// A linear gradient over the frame; `start` and `end` in parts of its width and height.
package struct GradientFill: Record, Hashable {
    /// At least one colour, at equal steps from `start` to `end`.
    package var gradient: [ColorReference] = []
    /// Where the first colour is. Default: top leading.
    package var start = UnitPoint(x: 0, y: 0)
    /// Where the last colour is. Default: bottom trailing.
    package var end = UnitPoint(x: 1, y: 1)

    package init() {}

    package static let fields = FieldList<GradientFill>([
        Field("gradient", .list(of: .color, min: 1), \.gradient, required: true, "Colours at equal steps."),
        Field("start", .record(), \.start, "Where the first colour is; default top leading."),
        Field("end", .record(), \.end, "Where the last colour is; default bottom trailing."),
    ])

}
