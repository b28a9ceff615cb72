import Drawing

/// Collects an outline in design units, y up, as path elements at font size 1, y down; leaves out segments that draw nothing.
struct OutlineBuilder {
    private(set) var elements: [Path.Element] = []
    private(set) var bounds = CurveBounds()
    private let scale: Double
    private var start = Point.zero
    private var current = Point.zero

    init(unitsPerEm: Int) {
        scale = 1 / Double(max(1, unitsPerEm))
    }

    mutating func move(_ x: Float, _ y: Float) {
        start = point(x, y)
        current = start
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(start))
    }

    mutating func line(_ x: Float, _ y: Float) {
        line(to: point(x, y))
    }

    mutating func quad(_ controlX: Float, _ controlY: Float, _ x: Float, _ y: Float) {
        let control = point(controlX, controlY)
        let end = point(x, y)
        guard control != current && control != end else { return line(to: end) }
        bounds.add(current, control, end)
        elements.append(.quad(control: control, end: end))
        current = end
    }

    mutating func cubic(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
        let control1 = point(x1, y1)
        let control2 = point(x2, y2)
        let end = point(x, y)
        guard control1 != current || control2 != end else { return line(to: end) }
        guard control1 != current || control2 != current || end != current else { return }
        bounds.add(current, control1, control2, end)
        elements.append(.cubic(control1: control1, control2: control2, end: end))
        current = end
    }

    mutating func close() {
        // Closing draws the last line by itself.
        if case .line(start)? = elements.last { elements.removeLast() }
        if case .move? = elements.last {
            elements.removeLast()
        } else if !elements.isEmpty {
            elements.append(.close)
        }
        current = start
    }

    private mutating func line(to end: Point) {
        guard end != current else { return }
        bounds.add(current)
        bounds.add(end)
        elements.append(.line(end))
        current = end
    }

    private func point(_ x: Float, _ y: Float) -> Point {
        // A difference, because a negated zero would be written as -0.
        Point(x: Double(x) * scale, y: 0 - Double(y) * scale)
    }
}
