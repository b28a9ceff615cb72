import JSONValues

/// The built-in components.
package enum ComponentList {
    /// The built-in components, in the order in which they are listed.
    package static let all: [AnyComponent] = [
        AnyComponent(Avatar.self),
        AnyComponent(AvatarStack.self),
        AnyComponent(Badge.self),
        AnyComponent(Icon.self),
        AnyComponent(StoryRing.self),
        AnyComponent(ProfilePicture.self),
        AnyComponent(Overlay.self),
        AnyComponent(Row.self),
        AnyComponent(Label.self),
        AnyComponent(Skeleton.self),
    ]

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The built-in component with an id; nil where there is none.
    package static func named(_ id: String) -> AnyComponent? {
        id.isTooLongForAName ? nil : byID[id]
    }
}
