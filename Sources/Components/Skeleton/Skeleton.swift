import Drawing
package import JSONValues

/// The shape of something that is still loading (R2007).
package enum Skeleton: Component {
    package static let id = "skeleton"
    package static let title = "Skeleton"
    package static let summary = "The shape of something that is still loading."
    package static let variants = SkeletonShape.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = []
    package static let examples: [JSONObject] = [
        ["width": 36, "height": 36, "shape": "circle"],
        ["width": 160, "height": 12],
    ]

    package static func resolve(
        _ props: SkeletonProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        ResolvedSkeleton(
            size: Size(width: props.width, height: props.height), shape: props.shape, color: context.colors.surface,
            radius: context.theme.radius.sm,
            accessibility: props.common.applied(to: Accessibility(role: .image, label: nil, isHidden: true)))
    }
}

/// The props of a skeleton (R2007).
package struct SkeletonProps: Record {
    /// Points.
    package var width = 36.0
    /// Points.
    package var height = 36.0
    /// The outline. Default: rounded.
    package var shape = SkeletonShape.rounded
    /// Accessibility that overrides the skeleton's own, which is hidden.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<SkeletonProps>(
        [
            Field("width", .number(over: 0, limit: Limits.maxSize), \.width, "Points."),
            Field("height", .number(over: 0, limit: Limits.maxSize), \.height, "Points."),
            Field("shape", .choice(), \.shape, "A circle has the shorter side as its diameter."),
        ] + CommonProps.fields(at: \.common))
}

/// The outline of a skeleton; raw values are the wire words.
package enum SkeletonShape: String, CaseIterable, Sendable {
    case circle, rounded, rectangle
}
