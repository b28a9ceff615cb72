package import Drawing
package import JSONValues

/// Components at their places, with nothing left to decide.
package struct ResolvedComposition: ResolvedComponent {
    package let component: String
    package let size: Size
    package let children: [PlacedComponent]
    /// Around the last child, in points.
    var ring: (width: Double, color: Color)?
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var bounds: Rect {
        let bounds = children.bounds(around: Rect(size: size))
        return ringFrame.map(bounds.union) ?? bounds
    }

    package var firstBaseline: Double? {
        children.lazy.compactMap { child in child.component.firstBaseline.map { $0 + child.origin.y } }.first
    }

    package var members: JSONObject {
        [
            "frame": Rect(size: size).json, "bounds": bounds.json, "children": .array(children.map(\.json)),
        ]
    }

    package var nodes: [Node] {
        var nodes = children.map(\.node)
        if let ring, let frame = ringFrame, let last = children.last {
            let radius = min(last.component.cornerRadius + ring.width, min(frame.width, frame.height) / 2)
            nodes.insert(
                .shape(Shape(.rect(frame, cornerRadius: radius), fill: .color(ring.color))), at: nodes.count - 1)
        }
        return nodes
    }

    private var ringFrame: Rect? {
        guard let ring, ring.width > 0, let last = children.last, !last.frame.isEmpty else { return nil }
        return last.frame.inset(by: -ring.width)
    }
}

extension Rect {
    package var json: JSONValue {
        ["x": .length(x), "y": .length(y), "width": .length(width), "height": .length(height)]
    }
}
