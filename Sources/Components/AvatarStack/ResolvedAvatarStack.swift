package import Drawing
package import JSONValues

/// An avatar stack with nothing left to decide.
package struct ResolvedAvatarStack: ResolvedComponent {
    package let component = AvatarStack.id
    /// Those shown, then the bubble if there is one; later ones lie above earlier ones.
    package let children: [PlacedComponent]
    package let visibleCount: Int
    /// People who are not shown.
    package let overflow: Int
    /// What the bubble reads.
    package let overflowText: String?
    package let size: Size
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var members: JSONObject {
        [
            "visible": .array(children.prefix(visibleCount).map { .object($0.component.json) }),
            "overflow": .integer(Int64(overflow)),
            "overflowText": .optional(overflowText),
            "positions": .array(children.map { ["x": .length($0.origin.x), "y": .length($0.origin.y)] }),
        ]
    }

    package var firstBaseline: Double? { children.firstBaseline }

    package var nodes: [Node] { children.map(\.node) }
}
