import Drawing
package import JSONValues

/// Components beside each other (R2004–R2006).
package enum Row: Component {
    package static let id = "row"
    package static let title = "Row"
    package static let summary = "Components beside each other, wrapping where a width is given."
    package static let variants = RowAlignment.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = []
    package static let examples: [JSONObject] = [
        [
            "items": [
                ["component": "badge", "props": ["text": "Swift", "style": "tinted"]],
                ["component": "badge", "props": ["text": "Design", "style": "tinted", "color": "success"]],
                ["component": "badge", "props": ["text": "Beta", "style": "outlined"]],
            ], "wrapWidth": 120,
        ]
    ]

    package static func resolve(
        _ props: RowProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        var items: [any ResolvedComponent] = []
        for (index, item) in props.items.enumerated() {
            do throws(InvalidValue) {
                items.append(try item.resolve(at: "\(index)", in: context, with: world))
            } catch {
                throw error.inside("items")
            }
        }
        let layout = RowLayout(spacing: props.spacing, alignment: props.alignment, wrapWidth: props.wrapWidth)
        let (children, size) = layout.place(items, direction: context.layoutDirection)
        let places = items.indices.map { JSONPointer(tokens: ["items", "\($0)", "props"]) }
        return ResolvedComposition(
            component: id, size: size, children: children,
            accessibility: props.common.applied(to: children.combinedAccessibility(in: context)),
            warnings: children.warnings(at: places))
    }
}

/// The props of a row (R2004).
package struct RowProps: Record {
    /// The components, the first at the leading end.
    package var items: [ComponentReference] = []
    /// Points between items, and between lines.
    package var spacing = 8.0
    /// How items of different heights stand. Default: center.
    package var alignment = RowAlignment.center
    /// Points; nil for a single line.
    package var wrapWidth: Double?
    /// Accessibility that overrides the row's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<RowProps>(
        [
            Field("items", .list(of: .record(), limit: Limits.maxChildren), \.items, required: true, "The components."),
            Field("spacing", .number(limit: Limits.maxSize), \.spacing, "Points between items, and between lines."),
            Field("alignment", .choice(), \.alignment, "How items of different heights stand."),
            Field(
                "wrapWidth", .number(over: 0, limit: Limits.maxSize), \.wrapWidth,
                "Points after which a new line starts; default: never."),
        ] + CommonProps.fields(at: \.common))
}
