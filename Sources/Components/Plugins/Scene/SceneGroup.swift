import Drawing
package import JSONValues

/// Nodes that share a transform, an opacity or a clip.
package struct SceneGroup: Record {
    var type = "group"
    var transform = Transform.identity
    var opacity = 1.0
    var clip: SceneNode?
    var children: [SceneNode] = []

    package init() {}

    package static let fields = FieldList<SceneGroup>([
        Field("type", .tag("group"), \.type, required: true, "Nodes that are moved, faded or cut together."),
        Field("transform", .transform, \.transform, "Where they go."),
        Field(
            "opacity", .number(min: 0, max: 1), \.opacity, "Of all of them as one picture. Default: 1."),
        Field("clip", .clip, \.clip, "A shape; only what lies inside of it is seen. In the children's coordinates."),
        Field(
            "children", .list(of: .sceneNode), \.children, required: true, "What is drawn, in order, later nodes above."
        ),
    ])
}

extension Kind where Value == SceneNode {
    /// A circle, a rectangle or a path, whose paint does not matter.
    fileprivate static var clip: Kind {
        Kind.sceneNode.checked(documentedBy: [
            "$ref": "#/$defs/shape"
        ]) { (node) throws(InvalidValue) in
            guard node.geometry != nil else {
                throw InvalidValue(
                    .unknownValue, "only a shape can be a clip", at: "type", expected: "one of circle, rect, path")
            }
        }
    }
}

extension SceneNode {
    /// Of a shape.
    var geometry: Geometry? {
        switch self {
        case .circle(let circle): circle.geometry
        case .rect(let rect): rect.geometry
        case .path(let path): path.geometry
        case .group, .text, .image, .component: nil
        }
    }
}
