/// What fills a shape or a stroke.
package enum Paint: Hashable, Sendable {
    case color(Color)
    /// The colour of the text around it: `currentColor` in SVG; `fallback` where there is no text around.
    case inherited(fallback: Color, opacity: Double)
    case gradient(Gradient)
}

/// A line drawn centred on the outline of a shape; `width` in points.
package struct Stroke: Hashable, Sendable {
    package var paint: Paint
    package var width: Double

    package init(paint: Paint, width: Double) {
        self.paint = paint
        self.width = width
    }
}
