package import JSONValues

/// What assistive technology is told of a component.
package struct Accessibility: Hashable, Sendable {
    package enum Role: String, Sendable {
        case image, text, button, group
    }

    package enum Trait: String, Sendable {
        case updatesFrequently, selected
    }

    package var role: Role
    /// Null when hidden.
    package var label: String?
    package var value: String?
    package var isHidden: Bool
    package var traits: [Trait]

    package init(
        role: Role, label: String?, value: String? = nil, isHidden: Bool = false, traits: [Trait] = []
    ) {
        self.role = role
        self.label = isHidden ? nil : label
        self.value = isHidden ? nil : value
        self.isHidden = isHidden
        self.traits = traits
    }

    /// Label and value in one breath, the way the language joins them.
    func phrase(in catalogue: Catalogue) -> String? {
        guard let label else { return value }
        guard let value else { return label }
        return catalogue.joined(label, value)
    }

    package var json: JSONObject {
        [
            "role": .string(role.rawValue), "label": .optional(label), "value": .optional(value),
            "hidden": .bool(isHidden), "traits": .array(traits.map { .string($0.rawValue) }),
        ]
    }
}
