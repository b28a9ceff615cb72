/// A colour at a place along a gradient; `offset` runs from 0 to 1.
package struct GradientStop: Hashable, Sendable {
    /// The position along the gradient, 0 to 1; stops are in ascending order.
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
    }
}

/// A gradient in absolute scene coordinates, interpolated in gamma-encoded sRGB; beyond its ends the end colours go on.
package enum Gradient: Hashable, Sendable {
    case linear(start: Point, end: Point, stops: [GradientStop])
    case radial(center: Point, radius: Double, stops: [GradientStop])
    /// Clockwise from `startAngle` (degrees, 0 = 3 o'clock), one full turn.
    case angular(center: Point, startAngle: Double, stops: [GradientStop])
}
