#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Path {
    /// A whole circle, as four cubic curves.
    package static func circle(center: Point, radius: Double) -> Path {
        var path = Path()
        path.elements.append(.move(Point(x: center.x + radius, y: center.y)))
        path.addArc(center: center, radius: radius, from: 0, to: 360)
        path.elements.append(.close)
        return path
    }

    /// A closed rectangle, clockwise from its top left corner.
    package static func rect(_ rect: Rect) -> Path {
        Path(elements: [
            .move(Point(x: rect.x, y: rect.y)), .line(Point(x: rect.maxX, y: rect.y)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.x, y: rect.maxY)), .close,
        ])
    }

    /// Goes on from the point at `start` to the one at `end`: degrees, 0 at 3 o'clock, clockwise when `end` is larger.
    ///
    /// Curves of at most a quarter turn are off the circle by at most 0.03 % of the radius. More than a hundred turns are none.
    package mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double) {
        guard (end - start).magnitude <= 36_000 else { return }
        let count = max(1, Int(((end - start).magnitude / 90 - 1e-9).rounded(.up)))
        let step = (end - start) / Double(count) * .pi / 180
        let reach = 4.0 / 3 * tan(step / 4) * radius
        let first = start * .pi / 180
        var (cosA, sinA) = (cos(first), sin(first))
        for index in 1...count {
            let angle = first + Double(index) * step
            let (cosB, sinB) = (cos(angle), sin(angle))
            let end = Point(x: center.x + radius * cosB, y: center.y + radius * sinB)
            elements.append(
                .cubic(
                    control1: Point(
                        x: center.x + radius * cosA - reach * sinA, y: center.y + radius * sinA + reach * cosA),
                    control2: Point(x: end.x + reach * sinB, y: end.y - reach * cosB), end: end))
            (cosA, sinA) = (cosB, sinB)
        }
    }

    /// The same outline, scaled about the origin and then moved.
    package func scaled(by factor: Double, movedBy offset: Point = .zero) -> Path {
        applying(Transform(a: factor, b: 0, c: 0, d: factor, tx: offset.x, ty: offset.y))
    }
}
