/// An upright rectangle in points (pt), y down.
package struct Rect: Hashable, Sendable {
    /// The left edge.
    package var x: Double
    /// The top edge.
    package var y: Double
    /// Points; 0 or less for an empty rectangle.
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle at the origin.
    package init(size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// An empty rectangle at the origin.
    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge.
    package var maxX: Double { x + width }
    /// The bottom edge.
    package var maxY: Double { y + height }
    /// The centre's x.
    package var midX: Double { x + width / 2 }
    /// The centre's y.
    package var midY: Double { y + height / 2 }
    /// Whether the area is 0.
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The same centre, every side moved in by `distance` (out, when negative).
    package func inset(by distance: Double) -> Rect {
        Rect(
            x: x + distance, y: y + distance,
            width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
    }

    /// The rectangle moved by `dx` points to the right and `dy` points down.
    package func offset(x dx: Double, y dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle with its edges and its size multiplied by `factor`, about the origin.
    package func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
