import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A part of an ellipse between two points, as path data says it (SVG 2, appendix B.2.4).
struct EllipticArc {
    var start: Point
    var end: Point
    var radii: Size
    /// Degrees by which the ellipse is turned.
    var turn: Double
    var isLarge: Bool
    var isClockwise: Bool

    /// Curves of at most a quarter turn each.
    var elements: [Path.Element] {
        guard start != end else { return [] }
        guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
        let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
        // Half the chord, on the circle of radius 1 that the ellipse is an image of.
        let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        var x = (cosine * dx + sine * dy) / radii.width
        var y = (cosine * dy - sine * dx) / radii.height
        let half = (x * x + y * y).squareRoot()
        guard half > 0 else { return [.line(end)] }
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
