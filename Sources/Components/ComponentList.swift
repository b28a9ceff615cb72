import JSONValues

/// The built-in components.
package enum ComponentList {
    package static let all: [AnyComponent] = [
        AnyComponent(Avatar.self),
        AnyComponent(Badge.self),
    ]

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func named(_ id: String) -> AnyComponent? {
        id.isTooLongForAName ? nil : byID[id]
    }
}
