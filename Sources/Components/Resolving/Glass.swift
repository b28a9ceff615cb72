import Drawing

/// The look of glass on a still picture: a translucent fill, light from above, a hairline at the edge (ours).
enum Glass {
    /// White at the top, fading out at the middle.
    private static let highlightOpacity = 0.3
    private static let borderOpacity = 0.45
    /// Width of the edge as a part of the frame's height, and its least in points.
    private static let borderFactor = 0.0125
    private static let minBorderWidth = 0.5

    /// - Parameter outline: the shape, moved in by a number of points.
    static func nodes(outline: (Double) -> Geometry, fill: Paint, frame: Rect) -> [Node] {
        let width = max(minBorderWidth, borderFactor * frame.height)
        let light = Gradient.linear(
            start: Point(x: frame.midX, y: frame.y), end: Point(x: frame.midX, y: frame.midY),
            stops: [
                GradientStop(offset: 0, color: Color.white.opacity(highlightOpacity)),
                GradientStop(offset: 1, color: Color.white.opacity(0)),
            ])
        return [
            .shape(Shape(outline(0), fill: fill)),
            .shape(Shape(outline(0), fill: .gradient(light))),
            .shape(
                Shape(
                    outline(width / 2),
                    stroke: Stroke(paint: .color(Color.white.opacity(borderOpacity)), width: width))),
        ]
    }
}
