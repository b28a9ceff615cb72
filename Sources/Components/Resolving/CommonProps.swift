import JSONValues

/// The props that every component has (components, section 1).
package struct CommonProps: Hashable, Sendable {
    package var accessibilityLabel: String?
    package var accessibilityValue: String?
    package var accessibilityHidden = false

    package init() {}

    /// The fields, as members of a component's own props.
    static func fields<Props: Record>(
        at path: any WritableKeyPath<Props, CommonProps> & Sendable
    ) -> [Field<Props>] {
        [
            Field<CommonProps>(
                "accessibilityLabel", .text, \.accessibilityLabel, "Spoken instead of the component's own label."),
            Field<CommonProps>(
                "accessibilityValue", .text, \.accessibilityValue, "Spoken instead of the component's own value."),
            Field<CommonProps>(
                "accessibilityHidden", .boolean, \.accessibilityHidden, "Whether assistive technology passes over it."),
        ].map { $0.lifted(to: path) }
    }

    /// The component's own accessibility with what the caller overrides.
    func applied(to own: Accessibility) -> Accessibility {
        Accessibility(
            role: own.role, label: accessibilityLabel ?? own.label, value: accessibilityValue ?? own.value,
            isHidden: accessibilityHidden || own.isHidden, traits: own.traits, children: own.children)
    }
}
