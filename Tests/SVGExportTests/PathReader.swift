import Drawing

/// Reads path data back, by the grammar of SVG 2, without the arcs.
struct PathReader {
    private var rest: Substring.UnicodeScalarView
    private(set) var elements: [Path.Element] = []
    private var current = Point.zero
    private var start = Point.zero

    static func read(_ data: String) -> Path? {
        var reader = PathReader(rest: Substring(data).unicodeScalars)
        return reader.readAll() ? Path(elements: reader.elements) : nil
    }

    private init(rest: Substring.UnicodeScalarView) {
        self.rest = rest
    }

    private mutating func readAll() -> Bool {
        var command: Unicode.Scalar = "z"
        while let first = rest.first {
            if first.properties.isAlphabetic {
                rest.removeFirst()
                command = first
            } else if command == "z" {
                return false
            }
            guard apply(command) else { return false }
            if command == "M" { command = "L" }
            if command == "m" { command = "l" }
        }
        return true
    }

    private mutating func apply(_ command: Unicode.Scalar) -> Bool {
        let base = command.properties.isLowercase ? current : .zero
        switch command.properties.uppercaseMapping {
        case "M":
            guard let point = point(from: base) else { return false }
            elements.append(.move(point))
            (current, start) = (point, point)
        case "L":
            guard let point = point(from: base) else { return false }
            append(.line(point), point)
        case "H":
            guard let x = number() else { return false }
            append(.line(Point(x: base.x + x, y: current.y)), Point(x: base.x + x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            append(.line(Point(x: current.x, y: base.y + y)), Point(x: current.x, y: base.y + y))
        case "Q":
            guard let control = point(from: base), let end = point(from: base) else { return false }
            append(.quad(control: control, end: end), end)
        case "C":
            guard let control1 = point(from: base), let control2 = point(from: base), let end = point(from: base) else {
                return false
            }
            append(.cubic(control1: control1, control2: control2, end: end), end)
        case "Z": append(.close, start)
        default: return false
        }
        return true
    }

    private mutating func append(_ element: Path.Element, _ end: Point) {
        elements.append(element)
        current = end
    }

    private mutating func point(from base: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: base.x + x, y: base.y + y)
    }

    private mutating func number() -> Double? {
        while rest.first == " " { rest.removeFirst() }
        var digits = ""
        if rest.first == "-" { digits.unicodeScalars.append(rest.removeFirst()) }
        var hasPoint = false
        while let next = rest.first, ("0"..."9").contains(next) || (next == "." && !hasPoint) {
            hasPoint = hasPoint || next == "."
            digits.unicodeScalars.append(rest.removeFirst())
        }
        return Double(digits.replacing("-.", with: "-0.").hasPrefix(".") ? "0" + digits : digits)
    }
}
