package import Drawing
package import JSONValues

/// An icon, a text and a badge in a row, the first and the last if they are given (R2008).
package enum Label: Component {
    package static let id = "label"
    package static let title = "Label"
    package static let summary = "A text with an icon before it and a badge behind it, if they are given."
    package static let variants = LabelTextStyle.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = LabelTextStyle.allCases.map {
        ["textStyle": .string($0.rawValue), "fontSize": .length($0.fontSize)]
    }
    package static let examples: [JSONObject] = [
        ["text": "Inbox", "badge": ["count": 12]],
        ["text": "Design", "textStyle": "headline"],
    ]

    package static func resolve(
        _ props: LabelProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        var parts: [any ResolvedComponent] = []
        var places: [JSONPointer] = []
        if let icon = props.icon {
            parts.append(try Self.part("icon", icon, in: context, with: world))
            places.append(JSONPointer(tokens: ["icon"]))
        }
        parts.append(
            ResolvedLabelText(props.text.collapsingWhiteSpace, style: props.textStyle, in: context, with: world))
        places.append(JSONPointer())
        if let badge = props.badge {
            parts.append(try Self.part("badge", badge, in: context, with: world))
            places.append(JSONPointer(tokens: ["badge"]))
        }
        let layout = RowLayout(spacing: context.theme.spacing.sm, alignment: .center, wrapWidth: nil)
        let (children, size) = layout.place(parts, direction: context.layoutDirection)
        return ResolvedComposition(
            component: id, size: size, children: children,
            accessibility: props.common.applied(to: children.combinedAccessibility(in: context)),
            warnings: children.warnings(at: places))
    }

    /// A part by its props alone; what it is says the member.
    private static func part(
        _ component: String, _ props: JSONObject, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        do throws(InvalidValue) {
            let definition = try world.definition(of: component)
            return try definition.resolve(props, context, world.nested())
        } catch {
            throw error.inside(component)
        }
    }
}

/// The props of a label (R2008).
package struct LabelProps: Record {
    /// Props of an icon.
    package var icon: JSONObject?
    /// The text, in one line.
    package var text = ""
    /// Props of a badge.
    package var badge: JSONObject?
    /// The size and the weight of the text. Default: body.
    package var textStyle = LabelTextStyle.body
    /// Accessibility that overrides the label's own.
    package var common = CommonProps()

    package init() {}

    package static let fields = FieldList<LabelProps>(
        [
            Field("icon", .object, \.icon, "Props of an icon before the text."),
            Field("text", .text, \.text, required: true, "The text, in one line."),
            Field("badge", .object, \.badge, "Props of a badge behind the text."),
            Field("textStyle", .choice(), \.textStyle, "Size and weight of the text."),
        ] + CommonProps.fields(at: \.common))
}

/// Sizes and weights of text (ours; R2008).
package enum LabelTextStyle: String, CaseIterable, Sendable {
    case headline, body, caption

    /// Points.
    package var fontSize: Double {
        switch self {
        case .headline, .body: 17
        case .caption: 12
        }
    }

    /// Points; Inter's own line is 1.21 of the font size.
    var lineHeight: Double {
        switch self {
        case .headline, .body: 22
        case .caption: 16
        }
    }

    /// The weight of the font.
    package var weight: FontWeight {
        self == .headline ? .semibold : .regular
    }
}
