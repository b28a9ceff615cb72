import Drawing

/// A quarter of a circle, clockwise from 3 o'clock: two curves, each of an eighth of a turn, which are off the circle by 0.0004 %
/// of its radius. cairo's own arcs never end under some matrices, and call functions that may differ in the last place from one
/// processor to another.
struct Quarter {
    let isRight: Bool
    let isBottom: Bool

    static let all = [
        Quarter(isRight: true, isBottom: true), Quarter(isRight: false, isBottom: true),
        Quarter(isRight: false, isBottom: false), Quarter(isRight: true, isBottom: false),
    ]

    /// cos 45°, and how far the control points of an eighth are from its ends: 4/3 tan(π/16).
    private static let cosine = 0.707_106_781_186_547_6
    private static let reach = 0.265_216_489_839_544

    /// Where it begins.
    func start(_ center: Point, _ radius: Double) -> Point {
        point(1, 0, center, radius)
    }

    /// Where the centre of a rectangle's rounded corner is.
    func corner(of rect: Rect, _ radius: Double) -> Point {
        Point(x: isRight ? rect.maxX - radius : rect.x + radius, y: isBottom ? rect.maxY - radius : rect.y + radius)
    }

    /// Calls `curve` with two control points and the end of each curve.
    @inline(__always)
    func curves(_ center: Point, _ radius: Double, _ curve: (Point, Point, Point) -> Void) {
        func at(_ x: Double, _ y: Double) -> Point { point(x, y, center, radius) }
        let (half, near, far) = (Self.cosine, Self.cosine * (1 - Self.reach), Self.cosine * (1 + Self.reach))
        curve(at(1, Self.reach), at(far, near), at(half, half))
        curve(at(near, far), at(Self.reach, 1), at(0, 1))
    }

    /// A point of the unit circle's first quarter, turned into this one.
    private func point(_ x: Double, _ y: Double, _ center: Point, _ radius: Double) -> Point {
        let (turnedX, turnedY) =
            switch (isRight, isBottom) {
            case (true, true): (x, y)
            case (false, true): (-y, x)
            case (false, false): (-x, -y)
            case (true, false): (y, -x)
            }
        return Point(x: center.x + radius * turnedX, y: center.y + radius * turnedY)
    }
}
