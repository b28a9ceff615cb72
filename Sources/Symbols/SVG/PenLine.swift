import Drawing

/// A direction of length 1.
struct Direction {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Nil where both are the same place.
    init?(from start: Point, to end: Point) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 1e-9 else { return nil }
        self.init(x: dx / length, y: dy / length)
    }

    /// A quarter turn anticlockwise, y down.
    var left: Direction { Direction(x: y, y: -x) }
    var reversed: Direction { Direction(x: -x, y: -y) }

    func dot(_ other: Direction) -> Double { x * other.x + y * other.y }
    func cross(_ other: Direction) -> Double { x * other.y - y * other.x }

    /// Whether going from one point to the other is going this way.
    func points(from start: Point, to end: Point) -> Bool {
        x * (end.x - start.x) + y * (end.y - start.y) > 0
    }
}

/// A line, or a curve cut into lines; no two points that follow each other are the same, and there are at least two.
struct PenPiece {
    var points: [Point]
    /// From each point to the next.
    var directions: [Direction]

    init?(_ points: [Point]) {
        var kept: [Point] = []
        var directions: [Direction] = []
        for point in points {
            guard let last = kept.last else {
                kept.append(point)
                continue
            }
            guard let direction = Direction(from: last, to: point) else { continue }
            kept.append(point)
            directions.append(direction)
        }
        guard let first = directions.first, let last = directions.last, let start = kept.first, let end = kept.last
        else { return nil }
        self.points = kept
        self.directions = directions
        (firstDirection, lastDirection, self.start, self.end) = (first, last, start, end)
    }

    let firstDirection: Direction
    let lastDirection: Direction
    let start: Point
    let end: Point

    /// The direction at each point: the mean of those before and behind it.
    var pointDirections: [Direction] {
        let middle = zip(directions, directions.dropFirst()).map { before, after in
            Direction(from: .zero, to: Point(x: before.x + after.x, y: before.y + after.y)) ?? after
        }
        return [firstDirection] + middle + [lastDirection]
    }
}

/// What a pen draws without being lifted.
struct PenLine {
    var start: Point
    var pieces: [PenPiece] = []
    var isClosed = false

    static func lines(of path: Path, tolerance: Double) -> [PenLine] {
        var lines: [PenLine] = []
        var line: PenLine?
        var current = Point.zero
        func finish() {
            if let line { lines.append(line) }
        }
        func add(_ points: [Point]) {
            if line == nil { line = PenLine(start: current) }
            if let piece = PenPiece([current] + points) { line?.pieces.append(piece) }
            current = points.last ?? current
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish()
                line = PenLine(start: point)
                current = point
            case .line(let point): add([point])
            case .quad(let control, let end): add(Curve.points(current, control, end, tolerance))
            case .cubic(let control1, let control2, let end):
                add(Curve.points(current, control1, control2, end, tolerance))
            case .close:
                let start = line?.start ?? current
                add([start])
                let hasLength = line?.pieces.isEmpty == false
                line?.isClosed = hasLength
                finish()
                line = nil
                current = start
            }
        }
        finish()
        return lines
    }
}

/// Curves as points along them, without the first.
private enum Curve {
    static func points(_ start: Point, _ control: Point, _ end: Point, _ tolerance: Double) -> [Point] {
        let bend = second(start, control, end)
        let count = count(bend / 4, tolerance)
        return (1...count).map { index in
            let t = Double(index) / Double(count)
            let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
            return Point(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        }
    }

    static func points(
        _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, _ tolerance: Double
    ) -> [Point] {
        let bend = max(second(start, control1, control2), second(control1, control2, end))
        let count = count(bend * 0.75, tolerance)
        return (1...count).map { index in
            let t = Double(index) / Double(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return Point(
                x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                y: a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
    }

    /// Lines within `tolerance` of a curve that bends by `bend`, at most 64.
    private static func count(_ bend: Double, _ tolerance: Double) -> Int {
        let wanted = (bend / tolerance).squareRoot().rounded(.up)
        return wanted < 64 ? max(1, Int(wanted)) : 64
    }

    private static func second(_ a: Point, _ b: Point, _ c: Point) -> Double {
        let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        return (x * x + y * y).squareRoot()
    }
}
