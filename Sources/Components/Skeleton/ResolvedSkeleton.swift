package import Drawing
package import JSONValues

/// A skeleton with nothing left to decide.
package struct ResolvedSkeleton: ResolvedComponent {
    package let component = Skeleton.id
    package let size: Size
    /// The outline.
    package let shape: SkeletonShape
    /// The fill, from the theme.
    package let color: Color
    /// The theme's small radius, in points.
    let radius: Double
    package let accessibility: Accessibility
    package let warnings: [Warning] = []

    package var cornerRadius: Double {
        switch shape {
        case .circle: min(size.width, size.height) / 2
        case .rounded: min(radius, min(size.width, size.height) / 2)
        case .rectangle: 0
        }
    }

    package var members: JSONObject {
        [
            "shape": ["kind": .string(shape.rawValue), "cornerRadius": .length(cornerRadius)],
            "color": .string(color.hexString),
        ]
    }

    package var nodes: [Node] {
        let frame = Rect(size: size)
        let geometry: Geometry =
            shape == .circle
            ? .circle(center: Point(x: frame.midX, y: frame.midY), radius: cornerRadius)
            : .rect(frame, cornerRadius: cornerRadius)
        return [.shape(Shape(geometry, fill: .color(color)))]
    }
}
