/// A width and a height in points (pt), neither negative.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package init(square side: Double) {
        self.init(width: side, height: side)
    }

    package static let zero = Size(square: 0)
}
