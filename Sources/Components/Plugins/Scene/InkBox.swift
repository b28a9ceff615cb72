import Drawing
import JSONValues

/// The box of what is drawn. Of curves it takes the control points, which lie outside of them or on them.
enum InkBox {
    /// Of nodes that are not moved any more; nil where nothing is drawn. Throws where the box is too large to be a picture.
    static func of(_ nodes: [Node]) throws(InvalidValue) -> Rect? {
        var box = PointBox()
        for node in nodes { add(node, .identity, to: &box) }
        guard let rect = box.rect else { return nil }
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

extension Transform {
    /// This map, and then another.
    fileprivate func followed(by map: Transform) -> Transform {
        Transform(
            a: map.a * a + map.c * b, b: map.b * a + map.d * b, c: map.a * c + map.c * d, d: map.b * c + map.d * d,
            tx: map.a * tx + map.c * ty + map.tx, ty: map.b * tx + map.d * ty + map.ty)
    }
}
