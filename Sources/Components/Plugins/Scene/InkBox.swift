import Drawing
import JSONValues

/// The box of what is drawn. Of curves it takes the control points, which lie outside of them or on them.
enum InkBox {
    /// Of nodes that are not moved any more. Throws where the box is too large to be a picture.
    static func of(_ nodes: [Node]) throws(InvalidValue) -> Rect {
        var box = PointBox()
        for node in nodes { add(node, .identity, to: &box) }
        guard let rect = box.rect else { return .zero }
        let limit = Limits.maxSize
        let reach = [rect.x, rect.y, rect.maxX, rect.maxY].map(\.magnitude).max() ?? 0
        guard reach <= Double(limit.value) else {
            throw InvalidValue(
                .limitExceeded, "the scene is drawn over more than the limit \(limit.name) of \(limit.value) points",
                expected: "what is drawn within \(limit.value) points of the origin", limit: limit)
        }
        return rect
    }

    static func of(_ geometry: Geometry) -> Rect {
        var box = PointBox()
        box.add(geometry, margin: 0, .identity)
        return box.rect ?? .zero
    }

    private static func add(_ node: Node, _ map: Transform, to box: inout PointBox) {
        switch node {
        case .group(let group):
            let inner = group.transform.followed(by: map)
            guard let clip = group.clip else {
                for child in group.children { add(child, inner, to: &box) }
                return
            }
            var ink = PointBox()
            for child in group.children { add(child, .identity, to: &ink) }
            var window = PointBox()
            window.add(clip, margin: 0, .identity)
            if let seen = ink.common(with: window) { box.add(seen, inner) }
        case .shape(let shape):
            box.add(shape.geometry, margin: (shape.stroke?.width ?? 0) / 2, map)
        case .text(let text):
            box.add(text.shaped.ink.scaled(by: text.fontSize).offset(x: text.origin.x, y: text.origin.y), map)
        case .image(let image): box.add(image.rect, map)
        }
    }
}

/// The box around points; none at first.
private struct PointBox {
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

extension Transform {
    /// This map, and then another.
    fileprivate func followed(by map: Transform) -> Transform {
        Transform(
            a: map.a * a + map.c * b, b: map.b * a + map.d * b, c: map.a * c + map.c * d, d: map.b * c + map.d * d,
            tx: map.a * tx + map.c * ty + map.tx, ty: map.b * tx + map.d * ty + map.ty)
    }
}
