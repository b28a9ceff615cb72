extension Path {
    /// The most elements of a path that is read: what a picture of 10,000 points can sensibly hold.
    package static let maxElements = 100_000

    /// Reads SVG path data (SVG 2, section 9.3); arcs become curves.
    package init(svgData text: String) throws(PathDataError) {
        var builder = PathDataBuilder(PathDataReader(text))
        try builder.build()
        self = builder.path
    }

    /// What stands before the first error, which is what SVG draws.
    package init(readableSVGData text: String) {
        var builder = PathDataBuilder(PathDataReader(text))
        try? builder.build()
        self = builder.path
    }
}

/// Carries out the commands of path data.
private struct PathDataBuilder {
    private var reader: PathDataReader
    private(set) var path = Path()
    private var point = Point.zero
    private var start = Point.zero
    /// The last control point, for the commands that mirror it.
    private var control: (cubic: Point?, quad: Point?) = (nil, nil)

    init(_ reader: PathDataReader) {
        self.reader = reader
    }

    mutating func build() throws(PathDataError) {
        guard !reader.isAtEnd else { throw PathDataError("there is no command", at: 0) }
        var isFirst = true
        while !reader.isAtEnd {
            let place = reader.offset
            guard let letter = reader.command() else { throw PathDataError("a command letter is missing", at: place) }
            guard !isFirst || letter | 0x20 == UInt8(ascii: "m") else {
                throw PathDataError("a path starts with M", at: place)
            }
            isFirst = false
            var command = letter
            repeat {
                try carryOut(command, at: place)
                guard path.elements.count <= Path.maxElements else {
                    throw PathDataError("the path has more than \(Path.maxElements) elements", at: place)
                }
                // Further coordinates after M are lines.
                if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
                if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
            } while command | 0x20 != UInt8(ascii: "z") && reader.hasNumber
        }
    }

    private mutating func carryOut(_ command: UInt8, at place: Int) throws(PathDataError) {
        let isRelative = command & 0x20 != 0
        let base = isRelative ? point : .zero
        var mirrored: (cubic: Point?, quad: Point?) = (nil, nil)
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            point = try next(from: base)
            start = point
            path.elements.append(.move(point))
        case UInt8(ascii: "l"): line(to: try next(from: base))
        case UInt8(ascii: "h"): line(to: Point(x: base.x + (try reader.number()), y: point.y))
        case UInt8(ascii: "v"): line(to: Point(x: point.x, y: base.y + (try reader.number())))
        case UInt8(ascii: "c"):
            let first = try next(from: base)
            let second = try next(from: base)
            cubic(first, second, try next(from: base))
            mirrored.cubic = second
        case UInt8(ascii: "s"):
            let first = control.cubic.map(reflected) ?? point
            let second = try next(from: base)
            cubic(first, second, try next(from: base))
            mirrored.cubic = second
        case UInt8(ascii: "q"):
            let middle = try next(from: base)
            quad(middle, try next(from: base))
            mirrored.quad = middle
        case UInt8(ascii: "t"):
            let middle = control.quad.map(reflected) ?? point
            quad(middle, try next(from: base))
            mirrored.quad = middle
        case UInt8(ascii: "a"): try arc(from: base)
        case UInt8(ascii: "z"):
            path.elements.append(.close)
            point = start
        default: throw PathDataError("there is no such command", at: place)
        }
        control = mirrored
    }

    private mutating func next(from base: Point) throws(PathDataError) -> Point {
        let x = try reader.number()
        return Point(x: base.x + x, y: base.y + (try reader.number()))
    }

    private func reflected(_ control: Point) -> Point {
        Point(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func line(to end: Point) {
        path.elements.append(.line(end))
        point = end
    }

    private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
        path.elements.append(.cubic(control1: first, control2: second, end: end))
        point = end
    }

    private mutating func quad(_ middle: Point, _ end: Point) {
        path.elements.append(.quad(control: middle, end: end))
        point = end
    }

    private mutating func arc(from base: Point) throws(PathDataError) {
        let radii = Size(width: abs(try reader.number()), height: abs(try reader.number()))
        let rotation = try reader.number()
        let isLarge = try reader.flag()
        let isClockwise = try reader.flag()
        let end = try next(from: base)
        path.elements +=
            EllipticArc(
                start: point, end: end, radii: radii, turn: rotation, isLarge: isLarge, isClockwise: isClockwise
            ).elements
        point = end
    }
}
