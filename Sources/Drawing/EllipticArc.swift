#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A part of an ellipse between two points, as path data says it (SVG 2, appendix B.2.4).
package struct EllipticArc {
    private let start: Point
    private let end: Point
    private let radii: Size
    private let turn: Double
    private let isLarge: Bool
    private let isClockwise: Bool

    /// - Parameter turn: degrees by which the ellipse is turned.
    package init(
        start: Point, end: Point, radii: Size, turn: Double = 0, isLarge: Bool = false, isClockwise: Bool = true
    ) {
        (self.start, self.end, self.radii, self.turn) = (start, end, radii, turn)
        (self.isLarge, self.isClockwise) = (isLarge, isClockwise)
    }

    /// Beyond this a square is no number any more, or nothing.
    private static let extremes = 1e-150...1e150

    /// Curves of at most a quarter turn each; a line where the numbers are too small or too large to say more.
    package var elements: [Path.Element] {
        guard start != end else { return [] }
        guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
        let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
        // Half the chord, on the circle of radius 1 that the ellipse is an image of.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        var x = (cosine * dx + sine * dy) / radii.width
        var y = (cosine * dy - sine * dx) / radii.height
        let half = (x * x + y * y).squareRoot()
        guard Self.extremes.contains(half) else { return [.line(end)] }
        let growth = max(1, half)
        (x, y) = (x / growth, y / growth)
        let distance = (max(0, 1 / min(1, half * half) - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Point(x: distance * y, y: -distance * x)
        let first = atan2(y - center.y, x - center.x)
        var span = atan2(-y - center.y, -x - center.x) - first
        if isClockwise, span < 0 { span += 2 * .pi }
        if !isClockwise, span > 0 { span -= 2 * .pi }
        let (width, height) = (radii.width * growth, radii.height * growth)
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        func place(_ ux: Double, _ uy: Double) -> Point {
            let (ex, ey) = ((center.x + ux) * width, (center.y + uy) * height)
            return Point(x: middle.x + cosine * ex - sine * ey, y: middle.y + sine * ex + cosine * ey)
        }
        guard span.isFinite else { return [.line(end)] }
        let count = max(1, Int((span.magnitude / (.pi / 2) - 1e-6).rounded(.up)))
        let reach = 4.0 / 3 * tan(span / Double(count) / 4)
        return (0..<count).map { index in
            let a = first + span * Double(index) / Double(count)
            let b = first + span * Double(index + 1) / Double(count)
            return .cubic(
                control1: place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                control2: place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
                end: index == count - 1 ? end : place(cos(b), sin(b)))
        }
    }
}
