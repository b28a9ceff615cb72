#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Path {
    /// A whole circle, as four cubic curves. Counterclockwise it is a hole in what is clockwise.
    package static func circle(center: Point, radius: Double, isClockwise: Bool = true) -> Path {
        var path = Path()
        path.elements.append(.move(Point(x: center.x + radius, y: center.y)))
        path.addArc(center: center, radius: radius, from: isClockwise ? 0 : 360, to: isClockwise ? 360 : 0)
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

    /// A closed rectangle with round corners, counterclockwise from its top right corner: a hole in what is clockwise.
    package static func roundedHole(_ rect: Rect, cornerRadius radius: Double) -> Path {
        var path = Path()
        let corners = [
            (rect.maxX - radius, rect.y + radius, 360.0), (rect.x + radius, rect.y + radius, 270),
            (rect.x + radius, rect.maxY - radius, 180), (rect.maxX - radius, rect.maxY - radius, 90),
        ]
        for (x, y, start) in corners {
            let angle = start * .pi / 180
            let first = Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
            path.elements.append(path.elements.isEmpty ? .move(first) : .line(first))
            path.addArc(center: Point(x: x, y: y), radius: radius, from: start, to: start - 90)
        }
        path.elements.append(.close)
        return path
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
