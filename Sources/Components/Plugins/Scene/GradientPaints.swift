import JSONValues

/// A gradient along a line.
struct LinearPaint: Record {
    var gradient = "linear"
    var colors = PaintColors()
    var from: Offset?
    var to: Offset?

    static let fields = FieldList<LinearPaint>(
        [Field("gradient", .tag("linear"), \.gradient, required: true, "Along a line.")]
            + PaintColors.fields(at: \.colors) + [
                Field("from", .record(), \.from, "Where it begins. Default: the middle of the shape's top."),
                Field("to", .record(), \.to, "Where it ends. Default: the middle of the shape's bottom."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
}

/// A gradient from a centre outwards.
struct RadialPaint: Record {
    var gradient = "radial"
    var colors = PaintColors()
    var center: Offset?
    var radius: Double?

    static let fields = FieldList<RadialPaint>(
        [Field("gradient", .tag("radial"), \.gradient, required: true, "From a centre outwards.")]
            + PaintColors.fields(at: \.colors) + [
                Field("center", .record(), \.center, "Default: the middle of the shape."),
                Field("radius", .extent, \.radius, "Points. Default: half of the shape's longer side."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
}

/// A gradient around a centre.
struct AngularPaint: Record {
    var gradient = "angular"
    var colors = PaintColors()
    var center: Offset?
    var startAngle = 0.0

    static let fields = FieldList<AngularPaint>(
        [Field("gradient", .tag("angular"), \.gradient, required: true, "Around a centre, clockwise.")]
            + PaintColors.fields(at: \.colors) + [
                Field("center", .record(), \.center, "Default: the middle of the shape."),
                Field(
                    "startAngle", .number(limit: Limits.maxSize), \.startAngle,
                    "Degrees; 0 is to the right, 90 downwards. Default: 0."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
}
