import Drawing

/// The look of glass on a still picture: a translucent fill, light from above, a hairline at the edge (ours).
struct Glass {
    private static let borderOpacity = 0.45
    /// Width of the edge as a part of the frame's height, and its least in points.
    private static let borderFactor = 0.0125
    private static let minBorderWidth = 0.5

    let frame: Rect
    /// Without light where more contrast is wanted.
    let isLit: Bool
    /// The shape, moved in by a number of points.
    let outline: (Double) -> Geometry

    /// Fill and light, which end `inset` points inside of the shape.
    func ground(fill: Paint, inset: Double = 0) -> [Node] {
        let ground = Node.shape(Shape(outline(inset), fill: fill))
        guard isLit else { return [ground] }
        return [ground, .shape(Shape(outline(inset), fill: .gradient(GlassLight(frame: frame).gradient)))]
    }

    /// The hairline, whose outer edge is `inset` points inside of the shape; none where there is no room for it.
    func edge(inset: Double = 0) -> [Node] {
        let width = max(Self.minBorderWidth, Self.borderFactor * frame.height)
        guard inset + width <= min(frame.width, frame.height) / 2 else { return [] }
        let stroke = Stroke(paint: .color(Color.white.opacity(Self.borderOpacity)), width: width)
        return [.shape(Shape(outline(inset + width / 2), stroke: stroke))]
    }
}
