import JSONValues

/// What a shape is painted with: a fill, a stroke, both or neither.
struct ScenePaints: Sendable {
    var fill: ScenePaint?
    var stroke: SceneStroke?

    static func fields<Shape: Record>(
        at path: any WritableKeyPath<Shape, ScenePaints> & Sendable
    ) -> [Field<Shape>] {
        [
            Field<ScenePaints>("fill", .scenePaint, \.fill, "What it is filled with. Default: nothing."),
            Field<ScenePaints>("stroke", .record(), \.stroke, "The line along its outline. Default: none."),
        ].map { $0.lifted(to: path) }
    }
}

/// A line along an outline, half of it on either side.
struct SceneStroke: Record {
    var color = ScenePaint.color(.token(.textPrimary))
    var width = 1.0

    static let fields = FieldList<SceneStroke>([
        Field("color", .scenePaint, \.color, "What it is painted with. Default: textPrimary."),
        Field("width", .extent, \.width, "Points. Default: 1."),
    ])
}
