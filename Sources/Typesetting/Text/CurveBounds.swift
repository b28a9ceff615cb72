import Drawing

/// The exact box of curves: their ends and the extremes between them, not their control points.
struct CurveBounds {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    var rect: Rect {
        minX <= maxX ? Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
    }

    mutating func add(_ point: Point) {
        minX = min(minX, point.x)
        maxX = max(maxX, point.x)
        minY = min(minY, point.y)
        maxY = max(maxY, point.y)
    }

    /// A quadratic curve.
    mutating func add(_ p0: Point, _ p1: Point, _ p2: Point) {
        add(p0)
        add(p2)
        guard !holds(p1) else { return }
        // The derivative is linear: (p1 − p0) + t (p0 − 2 p1 + p2) = 0.
        for t in [(p0.x - p1.x) / (p0.x - 2 * p1.x + p2.x), (p0.y - p1.y) / (p0.y - 2 * p1.y + p2.y)]
        where t > 0 && t < 1 {
            let s = 1 - t
            add(
                Point(
                    x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
                    y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y))
        }
    }

    /// A cubic curve.
    mutating func add(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        add(p0)
        add(p3)
        // A curve lies within the hull of its points.
        guard !holds(p1) || !holds(p2) else { return }
        for t in Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y) where t > 0 && t < 1 {
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            add(
                Point(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                    y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
        }
    }

    private func holds(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Where the derivative of a cubic in one coordinate is zero: a t² + b t + c = 0.
    private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The form that loses no digits where a is near zero (Press et al., Numerical Recipes, section 5.6).
        let q = -0.5 * (b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return [q / a, c / q].filter(\.isFinite)
    }
}
