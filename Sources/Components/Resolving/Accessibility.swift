package import JSONValues

/// What assistive technology is told of a component.
package struct Accessibility: Hashable, Sendable {
    /// What kind of element it is; raw values are the wire words.
    package enum Role: String, CaseIterable, Sendable {
        case image, text, button, group
    }

    /// Further properties of the element; raw values are the wire words.
    package enum Trait: String, CaseIterable, Sendable {
        case updatesFrequently, selected
    }

    /// What kind of element it is.
    package var role: Role
    /// Whether assistive technology passes over it.
    package var isHidden: Bool
    /// What would be said if it were not hidden.
    let hiddenLabel: String?
    private let hiddenValue: String?
    /// Further properties; empty for none.
    package var traits: [Trait]
    /// The elements of a composition's parts, in reading order; empty for other components.
    package var children: [Accessibility]

    package init(
        role: Role, label: String?, value: String? = nil, isHidden: Bool = false, traits: [Trait] = [],
        children: [Accessibility] = []
    ) {
        self.role = role
        hiddenLabel = label
        hiddenValue = value
        self.isHidden = isHidden
        self.traits = traits
        self.children = children
    }

    /// Nil when hidden.
    package var label: String? { isHidden ? nil : hiddenLabel }
    /// Nil when hidden, or without a value.
    package var value: String? { isHidden ? nil : hiddenValue }

    /// Label and value in one breath, the way the language joins them.
    func phrase(in catalogue: Catalogue) -> String? {
        guard let label else { return value }
        guard let value else { return label }
        return catalogue.joined(label, value)
    }

    /// Without the children, whose own resolved forms tell theirs.
    package var json: JSONObject {
        [
            "role": .string(role.rawValue), "label": .optional(label), "value": .optional(value),
            "hidden": .bool(isHidden), "traits": .array(traits.map { .string($0.rawValue) }),
        ]
    }

    /// With the children, and theirs.
    package var tree: JSONObject {
        var object = json
        if !children.isEmpty { object.append("children", .array(children.map { .object($0.tree) })) }
        return object
    }
}
