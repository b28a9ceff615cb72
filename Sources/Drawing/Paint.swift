/// What fills a shape or a stroke.
package enum Paint: Hashable, Sendable {
    case color(Color)
    /// The colour of the text around it: `currentColor` in SVG; `fallback` where there is no text around.
    case inherited(fallback: Color, opacity: Double)
    case gradient(Gradient)
}

/// A line drawn centred on the outline of a shape; `width` in points.
package struct Stroke: Hashable, Sendable {
    /// The colour of the line.
    package var paint: Paint
    /// Points, half of them on each side of the outline; 0 draws nothing.
    package var width: Double

    package init(paint: Paint, width: Double) {
        self.paint = paint
        self.width = width
    }
}
