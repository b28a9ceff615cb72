import Drawing

/// Reads path data (SVG 2, section 9.3). As there, what stands before an error is drawn.
struct PathDataReader {
    private var scanner: NumberScanner
    private var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The last control point, when the command before was of the same kind.
    private var cubicControl: Point?
    private var quadControl: Point?

    static func read(_ data: String) -> Path {
        var reader = PathDataReader(scanner: NumberScanner(data))
        reader.readAll()
        return reader.path
    }

    private init(scanner: NumberScanner) {
        self.scanner = scanner
    }

    private mutating func readAll() {
        var command: UInt8?
        while true {
            if let letter = scanner.letter() {
                command = letter
            } else if scanner.isAtEnd || command.map({ $0 | 0x20 == UInt8(ascii: "z") }) ?? true {
                return
            }
            guard let letter = command, path.elements.isEmpty ? letter | 0x20 == UInt8(ascii: "m") : true,
                apply(letter)
            else { return }
            if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let base = command >= 0x61 ? current : .zero
        let (cubic, quad) = (cubicControl, quadControl)
        (cubicControl, quadControl) = (nil, nil)
        switch Character(Unicode.Scalar(command | 0x20)) {
        case "m":
            guard let point = point(base) else { return false }
            path.elements.append(.move(point))
            (current, start) = (point, point)
        case "l":
            guard let point = point(base) else { return false }
            line(to: point)
        case "h":
            guard let x = scanner.number() else { return false }
            line(to: Point(x: base.x + x, y: current.y))
        case "v":
            guard let y = scanner.number() else { return false }
            line(to: Point(x: current.x, y: base.y + y))
        case "c":
            guard let control1 = point(base), let control2 = point(base), let end = point(base) else { return false }
            curve(control1, control2, to: end)
        case "s":
            guard let control2 = point(base), let end = point(base) else { return false }
            curve(cubic.map(mirrored) ?? current, control2, to: end)
        case "q":
            guard let control = point(base), let end = point(base) else { return false }
            curve(control, to: end)
        case "t":
            guard let end = point(base) else { return false }
            curve(quad.map(mirrored) ?? current, to: end)
        case "a": return arc(base)
        case "z":
            path.elements.append(.close)
            current = start
        default: return false
        }
        return true
    }

    private mutating func arc(_ base: Point) -> Bool {
        guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
            let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(base)
        else { return false }
        let arc = EllipticArc(
            start: current, end: end, radii: Size(width: rx.magnitude, height: ry.magnitude), turn: turn,
            isLarge: isLarge, isClockwise: isClockwise)
        path.elements += arc.elements
        current = end
        return true
    }

    private mutating func point(_ base: Point) -> Point? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return Point(x: base.x + x, y: base.y + y)
    }

    private func mirrored(_ control: Point) -> Point {
        Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func line(to point: Point) {
        path.elements.append(.line(point))
        current = point
    }

    private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
        path.elements.append(.cubic(control1: control1, control2: control2, end: end))
        (current, cubicControl) = (end, control2)
    }

    private mutating func curve(_ control: Point, to end: Point) {
        path.elements.append(.quad(control: control, end: end))
        (current, quadControl) = (end, control)
    }
}
