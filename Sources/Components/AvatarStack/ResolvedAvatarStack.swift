package import Drawing
package import JSONValues

/// An avatar stack with nothing left to decide.
package struct ResolvedAvatarStack: ResolvedComponent {
    package let component = AvatarStack.id
    /// Those shown, then the bubble if there is one; later ones lie above earlier ones.
    package let avatars: [PlacedAvatar]
    /// The number of avatars that are shown, without the bubble.
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

    private var children: [PlacedComponent] { avatars.map(\.placed) }

    /// Presence is seen whole: the dots lie above all avatars.
    package var nodes: [Node] {
        let dots = avatars.indices.compactMap { index in
            let avatar = avatars[index]
            let isOnNext = index + 1 < avatars.count && overlap(index, index + 1)
            let dot = avatar.avatar.dot(isOnNext: isOnNext)
            return dot.isEmpty ? nil : avatar.group(dot)
        }
        return avatars.indices.map { avatars[$0].group(disc($0)) } + dots
    }

    /// An avatar without what the next one covers, where it would be seen through that, and without the notch of the one before.
    private func disc(_ index: Int) -> [Node] {
        let avatar = avatars[index]
        var nodes = avatar.avatar.disc
        func cut(_ hole: Path, of other: Int) {
            guard overlap(index, other) else { return }
            let moved = hole.applying(.translation(x: avatars[other].origin.x - avatar.origin.x, y: 0))
            nodes = [.group(Group(children: nodes, clip: .everything(in: Rect(size: avatar.avatar.size), but: moved)))]
        }
        if index + 1 < avatars.count, avatars[index + 1].avatar.isSeeThrough {
            cut(avatars[index + 1].avatar.cover, of: index + 1)
        }
        if index > 0, let badge = avatars[index - 1].avatar.badge, badge.isCutout { cut(badge.notch, of: index - 1) }
        return nodes
    }

    private func overlap(_ one: Int, _ other: Int) -> Bool {
        (avatars[one].origin.x - avatars[other].origin.x).magnitude < avatars[one].avatar.side
    }
}
