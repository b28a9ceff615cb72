package import Drawing
package import JSONValues

/// Components at their places, with nothing left to decide.
package struct ResolvedComposition: ResolvedComponent {
    package let component: String
    package let size: Size
    /// In painting order, later ones above.
    package let children: [PlacedComponent]
    /// Around the last child, in points.
    private let ring: (width: Double, color: Color)?
    package let accessibility: Accessibility
    package let warnings: [Warning]
    // Kept, because whoever asks on every level of a nested composition would ask again and again below.
    package let bounds: Rect
    package let firstBaseline: Double?

    init(
        component: String, size: Size, children: [PlacedComponent], ring: (width: Double, color: Color)? = nil,
        accessibility: Accessibility, warnings: [Warning]
    ) {
        self.component = component
        self.size = size
        self.children = children
        self.ring = ring
        self.accessibility = accessibility
        self.warnings = warnings
        let bounds = children.bounds(around: Rect(size: size))
        self.bounds = Self.ringFrame(ring?.width, around: children).map(bounds.union) ?? bounds
        firstBaseline = children.firstBaseline
    }

    package var members: JSONObject {
        [
            "frame": Rect(size: size).json, "bounds": bounds.json, "children": .array(children.map(\.json)),
        ]
    }

    package var nodes: [Node] {
        var nodes = children.map(\.node)
        if let ring, let frame = Self.ringFrame(ring.width, around: children), let last = children.last {
            let radius = min(last.component.cornerRadius + ring.width, min(frame.width, frame.height) / 2)
            nodes.insert(
                .shape(Shape(.rect(frame, cornerRadius: radius), fill: .color(ring.color))), at: nodes.count - 1)
        }
        return nodes
    }

    private static func ringFrame(_ width: Double?, around children: [PlacedComponent]) -> Rect? {
        guard let width, width > 0, let last = children.last, !last.frame.isEmpty else { return nil }
        return last.frame.inset(by: -width)
    }
}

extension Rect {
    package var json: JSONValue {
        ["x": .length(x), "y": .length(y), "width": .length(width), "height": .length(height)]
    }
}
