/// A width and a height in points (pt), neither negative.
package struct Size: Hashable, Sendable {
    /// Points.
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size whose width and height are both `side`.
    package init(square side: Double) {
        self.init(width: side, height: side)
    }

    /// No width and no height.
    package static let zero = Size(square: 0)
}
