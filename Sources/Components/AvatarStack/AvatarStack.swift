import Drawing
package import JSONValues

/// People in a row that overlap (spec.md, section 17).
package enum AvatarStack: Component {
    package static let id = "avatarStack"
    package static let title = "Avatar stack"
    package static let summary = "People in an overlapping row, with a count of those who are not shown."
    package static let variants = OverflowStyle.allCases.map(\.rawValue)
    package static let sizes: [JSONValue] = [["size": 32, "context": "list rows"]]
    package static let examples: [JSONObject] = [
        ["users": [["name": "Jamie Lin"], ["name": "Ada Lovelace"], ["name": "van Gogh"]]],
        [
            "users": [
                ["name": "Jamie Lin"], ["name": "Ada Lovelace"], ["name": "van Gogh"], ["name": "Mary Jane Watson"],
                ["name": "Alex"], ["name": "Sam Carter"],
            ], "size": 40, "overflowStyle": "surface",
        ],
    ]

    /// The most that a bubble counts (ours).
    static let maxOverflow = 99

    package static func resolve(
        _ props: AvatarStackProps, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        let stroke = props.strokeColor ?? (context.colorScheme == .light ? .fixed(.white) : .token(.background))
        let visible = props.users.prefix(props.maxVisible).map { user in
            var user = user
            user.size = props.size
            // An outline of someone's own says something of them: selected, or flagged.
            if user.strokeColor == nil {
                user.strokeColor = stroke
                user.strokeWidth = props.strokeWidth
            }
            return Avatar.resolved(user, in: context, with: world)
        }
        let rest = props.users.count - visible.count
        var bubble: ResolvedAvatar?
        if rest > 0 {
            let text = rest > maxOverflow ? "\(maxOverflow)+" : "+\(rest)"
            bubble = Avatar.bubble(text, of: props, stroke: stroke, in: context, with: world)
        }
        let accessibility = Accessibility(role: .group, label: label(of: props, in: context.words.catalogue))
        let avatars = placed(visible + [bubble].compactMap { $0 }, props, context)
        return ResolvedAvatarStack(
            avatars: avatars, visibleCount: visible.count, overflow: rest, overflowText: bubble?.text?.value,
            size: size(of: props, count: avatars.count), accessibility: props.common.applied(to: accessibility),
            warnings: warnings(of: avatars.map(\.placed), context))
    }

    private static func size(of props: AvatarStackProps, count: Int) -> Size {
        let count = Double(count)
        return Size(width: count == 0 ? 0 : count * props.size + (count - 1) * props.appliedSpacing, height: props.size)
    }

    private static func placed(
        _ avatars: [ResolvedAvatar], _ props: AvatarStackProps, _ context: Context
    ) -> [PlacedAvatar] {
        let width = size(of: props, count: avatars.count).width
        return avatars.enumerated().map { index, avatar in
            let fromLeading = Double(index) * (props.size + props.appliedSpacing)
            let x = context.layoutDirection == .rtl ? width - props.size - fromLeading : fromLeading
            return PlacedAvatar(avatar: avatar, origin: Point(x: x, y: 0))
        }
    }

    private static func label(of props: AvatarStackProps, in catalogue: Catalogue) -> String {
        // The phrases name three people at most.
        let names = props.users.prefix(3).map { user in
            let named = [user.sources.name, user.sources.initials].lazy.compactMap { $0.map(Catalogue.firstName) }
            return named.first { !$0.isEmpty } ?? ""
        }
        switch props.labelStyle {
        case .people: return catalogue.people(names, total: props.users.count)
        case .viewedBy: return catalogue.viewedBy(names, total: props.users.count)
        }
    }

    private static func warnings(of children: [PlacedComponent], _ context: Context) -> [Warning] {
        let places = children.indices.map { JSONPointer(tokens: ["users", "\($0)"]) }
        let inner = children.warnings(at: places)
        // Said once for the whole stack, also where it is empty.
        let fallback = context.words.isFallback ? [Warning.localeFallback(context)] : []
        return fallback + inner.filter { $0.code != .localeFallback }
    }
}

extension Avatar {
    /// The bubble that counts those who are not shown. Its text is never cut to two characters (ours).
    fileprivate static func bubble(
        _ text: String, of stack: AvatarStackProps, stroke: ColorReference, in context: Context, with world: World
    ) -> ResolvedAvatar {
        var props = AvatarProps()
        props.size = stack.size
        props.strokeColor = stroke
        props.strokeWidth = stack.strokeWidth
        switch stack.overflowStyle {
        case .secondary: props.fill = .color(.token(.textSecondary))
        case .surface:
            props.fill = .color(.token(.surface))
            props.textColor = .token(.textSecondary)
        }
        // A sign belongs before its number, whatever the direction of the words.
        var context = context
        context.layoutDirection = .ltr
        return resolved(props, content: .initials(text), in: context, with: world)
    }
}
