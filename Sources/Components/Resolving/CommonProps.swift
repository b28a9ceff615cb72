import JSONValues

/// The props that every component has (R1302).
package struct CommonProps: Hashable, Sendable {
    /// Spoken instead of the component's own label; nil for that one.
    package var accessibilityLabel: String?
    /// Spoken instead of the component's own value; nil for that one.
    package var accessibilityValue: String?
    /// Nil for what the component does by itself.
    package var accessibilityHidden: Bool?

    package init() {}

    /// The fields, as members of a component's own props.
    static func fields<Props: Record>(
        at path: any WritableKeyPath<Props, CommonProps> & Sendable
    ) -> [Field<Props>] {
        own.map { $0.lifted(to: path) }
    }

    static let own: [Field<CommonProps>] = [
        Field<CommonProps>(
            "accessibilityLabel", .text, \.accessibilityLabel, "Spoken instead of the component's own label."),
        Field<CommonProps>(
            "accessibilityValue", .text, \.accessibilityValue, "Spoken instead of the component's own value."),
        Field<CommonProps>(
            "accessibilityHidden", .boolean, \.accessibilityHidden, "Whether assistive technology passes over it."),
    ]

    /// Whether the caller wants a component to be spoken that is silent by itself. A label says so as well.
    var asksToBeSpoken: Bool { accessibilityHidden == false || accessibilityLabel != nil }

    /// The component's own accessibility with what the caller overrides. What has nothing to say is hidden; a
    /// blank label says nothing, and replaces the own one all the same.
    func applied(to own: Accessibility) -> Accessibility {
        let label = accessibilityLabel ?? own.hiddenLabel
        let isHidden = accessibilityHidden ?? (accessibilityLabel == nil && own.isHidden)
        return Accessibility(
            role: own.role, label: label, value: accessibilityValue ?? own.value,
            isHidden: isHidden || label?.hasVisibleCharacter != true, traits: own.traits, children: own.children)
    }
}
