import Drawing
package import JSONValues

/// A component on top of another (R2001–R2003). As in SwiftUI, the overlay does not change the base's frame.
package enum Overlay: Component {
    package static let id = "overlay"
    package static let title = "Overlay"
    package static let summary = "A component on top of another: a badge on an icon, a dot on an avatar."
    package static let variants = OverlayAlignment.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = []
    package static let examples: [JSONObject] = [
        [
            "base": ["component": "avatar", "props": ["name": "Jamie Lin", "size": 40]],
            "overlay": ["component": "badge", "props": ["count": 3, "color": "error", "size": "small"]],
            "alignment": "topTrailing", "offset": ["x": 6, "y": -4], "ring": 2,
        ],
        [
            "base": ["component": "avatar", "props": ["name": "Ada Lovelace"]],
            "overlay": ["component": "badge", "props": ["dot": true, "color": "success"]],
            "alignment": "bottomTrailing", "ring": 2,
        ],
    ]

    package static func resolve(
        _ props: OverlayProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        let base = try (props.base ?? ComponentReference()).resolve(at: "base", in: context, with: world)
        let above = try (props.overlay ?? ComponentReference()).resolve(at: "overlay", in: context, with: world)
        let origin = props.alignment.origin(of: above.size, in: base.size, direction: context.layoutDirection)
        // Away from the trailing edge stays away from it.
        let dx = context.layoutDirection == .rtl ? -props.offset.x : props.offset.x
        let children = [
            PlacedComponent(component: base, origin: .zero),
            PlacedComponent(component: above, origin: Point(x: origin.x + dx, y: origin.y + props.offset.y)),
        ]
        return ResolvedComposition(
            component: id, size: base.size, children: children,
            ring: (width: props.ring, color: context.colors.background),
            accessibility: props.common.applied(to: children.combinedAccessibility(in: context)),
            warnings: children.warnings(at: [
                JSONPointer(tokens: ["base", "props"]), JSONPointer(tokens: ["overlay", "props"]),
            ]))
    }
}

/// The props of an overlay (R2001).
package struct OverlayProps: Record {
    /// The component below, whose frame is that of the whole; required.
    package var base: ComponentReference?
    /// The component above; required.
    package var overlay: ComponentReference?
    /// Points of background colour around the overlay.
    package var ring = 0.0
    /// Where the overlay sits on the base. Default: center.
    package var alignment = OverlayAlignment.center
    /// Moves the overlay from there. Default: 0.
    package var offset = Offset()
    /// Accessibility that overrides the composition's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<OverlayProps>(
        [
            Field("base", .record(), \.base, required: true, "The component below, whose frame counts."),
            Field("overlay", .record(), \.overlay, required: true, "The component above."),
            Field(
                "ring", .number(min: 0, limit: Limits.maxSize), \.ring,
                "Points of background colour around the overlay."),
            Field("alignment", .choice(), \.alignment, "Where the overlay sits on the base."),
            Field("offset", .record(), \.offset, "Moves it from there; x towards the trailing edge."),
        ] + CommonProps.fields(at: \.common))
}

/// A distance in points.
package struct Offset: Record, Hashable {
    /// Towards the trailing edge; mirrored from right to left.
    package var x = 0.0
    /// Downwards.
    package var y = 0.0

    package init() {}

    package static let fields = FieldList<Offset>([
        Field("x", .number(limit: Limits.maxSize), \.x, "Points towards the trailing edge."),
        Field("y", .number(limit: Limits.maxSize), \.y, "Points downwards."),
    ])
}
