import Drawing

/// The box around points; none at first.
struct PointBox {
    private var left = Double.infinity
    private var top = Double.infinity
    private var right = -Double.infinity
    private var bottom = -Double.infinity

    var rect: Rect? {
        guard left <= right, top <= bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    mutating func add(_ point: Point) {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    mutating func add(_ rect: Rect, _ map: Transform) {
        for x in [rect.x, rect.maxX] {
            for y in [rect.y, rect.maxY] { add(map.apply(to: Point(x: x, y: y))) }
        }
    }

    /// - Parameter margin: on every side, before the map.
    mutating func add(_ geometry: Geometry, margin: Double, _ map: Transform) {
        switch geometry {
        case .circle(let center, let radius):
            let reach = radius + margin
            add(Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach), map)
        case .rect(let rect, _):
            add(
                Rect(
                    x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin,
                    height: rect.height + 2 * margin), map)
        case .path(let path, _):
            var own = PointBox()
            for element in path.elements { own.add(element) }
            guard let rect = own.rect else { return }
            add(.rect(rect, cornerRadius: 0), margin: margin, map)
        }
    }

    private mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let point), .line(let point): add(point)
        case .quad(let control, let end):
            add(control)
            add(end)
        case .cubic(let control1, let control2, let end):
            add(control1)
            add(control2)
            add(end)
        case .close: break
        }
    }

    func common(with other: PointBox) -> Rect? {
        var both = self
        (both.left, both.right) = (max(left, other.left), min(right, other.right))
        (both.top, both.bottom) = (max(top, other.top), min(bottom, other.bottom))
        return both.rect
    }
}
