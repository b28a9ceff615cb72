import Testing

@testable import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Arcs of ellipses") struct EllipticArcTests {
    /// Points of the curves, each curve in so many steps.
    private func points(_ arc: EllipticArc, from start: Point, steps: Int = 20) -> [Point] {
        var points = [start]
        for element in arc.elements {
            guard case .cubic(let one, let two, let end) = element, let from = points.last else { continue }
            for step in 1...steps {
                let t = Double(step) / Double(steps)
                let u = 1 - t
                func mixed(_ value: (Point) -> Double) -> Double {
                    u * u * u * value(from) + 3 * u * u * t * value(one) + 3 * u * t * t * value(two)
                        + t * t * t * value(end)
                }
                points.append(Point(x: mixed(\.x), y: mixed(\.y)))
            }
        }
        return points
    }

    private func angle(_ point: Point) -> Double { atan2(point.y, point.x) * 180 / .pi }

    @Test(arguments: [1, 7, 45, 89, 90, 91, 180, 270, 359]) func `one of a circle stays on it and ends where it should`(
        degrees: Double
    ) {
        let start = Point(x: 10, y: 0)
        let end = Point(x: 10 * cos(degrees * .pi / 180), y: 10 * sin(degrees * .pi / 180))
        for isClockwise in [true, false] {
            let isLarge = isClockwise == (degrees > 180)
            let arc = EllipticArc(
                start: start, end: end, radii: Size(width: 10, height: 10), isLarge: isLarge, isClockwise: isClockwise)
            let points = points(arc, from: start)
            #expect(points.last == end)
            // Quarters of a circle as curves are at most 0.03 % off.
            #expect(points.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - 10) < 0.003 })
            let quarters = (isClockwise ? degrees : 360 - degrees) / 90
            #expect(arc.elements.count == Int(quarters.rounded(.up)))
        }
    }

    @Test func `the flags choose among the four that there are`() {
        // The circles of radius 5 through both points have their centres at (4, 3) and (4, -3).
        let (start, end) = (Point(x: 0, y: 0), Point(x: 8, y: 0))
        func middle(isLarge: Bool, isClockwise: Bool) -> Double {
            let arc = EllipticArc(
                start: start, end: end, radii: Size(width: 5, height: 5), isLarge: isLarge, isClockwise: isClockwise)
            let points = points(arc, from: start)
            return points.max { abs($0.y) < abs($1.y) }?.y ?? 0
        }
        #expect(abs(middle(isLarge: false, isClockwise: true) - -2) < 0.01)
        #expect(abs(middle(isLarge: true, isClockwise: true) - -8) < 0.01)
        #expect(abs(middle(isLarge: false, isClockwise: false) - 2) < 0.01)
        #expect(abs(middle(isLarge: true, isClockwise: false) - 8) < 0.01)
    }

    @Test func `radii that do not reach grow, and keep their proportion and turn`() {
        let (start, end) = (Point(x: -20, y: 0), Point(x: 20, y: 0))
        let flat = points(EllipticArc(start: start, end: end, radii: Size(width: 2, height: 1)), from: start)
        #expect(abs((flat.map(\.y).min() ?? 0) - -10) < 0.01)
        // Turned by a quarter, the long radius stands upright.
        let tall = points(EllipticArc(start: start, end: end, radii: Size(width: 2, height: 1), turn: 90), from: start)
        #expect(abs((tall.map(\.y).min() ?? 0) - -40) < 0.05)
    }

    @Test func `a turned ellipse is the turned image of an upright one`() {
        let turn = 30 * Double.pi / 180
        func turned(_ point: Point) -> Point {
            Point(x: point.x * cos(turn) - point.y * sin(turn), y: point.x * sin(turn) + point.y * cos(turn))
        }
        let (start, end) = (Point(x: 8, y: 0), Point(x: 0, y: 3))
        let upright = points(EllipticArc(start: start, end: end, radii: Size(width: 8, height: 3)), from: start)
        let leaning = points(
            EllipticArc(start: turned(start), end: turned(end), radii: Size(width: 8, height: 3), turn: 30),
            from: turned(start))
        #expect(upright.count == leaning.count)
        for (one, other) in zip(upright.map(turned), leaning) {
            #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
        }
    }

    @Test func `what is no arc is a line, and what goes nowhere is nothing`() {
        let (start, end) = (Point(x: 1, y: 2), Point(x: 3, y: 4))
        for radii in [Size(width: 0, height: 5), Size(width: 5, height: 0), Size(width: 1e200, height: 1e200)] {
            #expect(EllipticArc(start: start, end: end, radii: radii).elements == [.line(end)])
        }
        #expect(EllipticArc(start: start, end: start, radii: Size(width: 5, height: 5)).elements == [])
        let far = EllipticArc(start: start, end: Point(x: 1e200, y: 0), radii: Size(width: 5, height: 5))
        #expect(far.elements == [.line(Point(x: 1e200, y: 0))])
    }
}
