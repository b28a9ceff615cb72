/// An affine map of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty. The default of a group is `identity`.
package struct Transform: Hashable, Sendable {
    /// The matrix, in the order of SVG's `matrix(a b c d tx ty)`: column vectors `(a, b)` and `(c, d)`.
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    /// The translation in points, applied after the linear part.
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Maps every point to itself.
    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves by `x` points to the right and `y` points down.
    package static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// The image of a point.
    package func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
