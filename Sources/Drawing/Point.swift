/// A place in a scene: points (pt), origin top left of the frame, y down.
package struct Point: Hashable, Sendable {
    /// Points from the left edge.
    package var x: Double
    /// Points from the top edge, downwards.
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    package static let zero = Point(x: 0, y: 0)
}
