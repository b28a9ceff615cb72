/// A rule of `smart` that works on a name before it is split into words.
protocol SmartTextRule: Sendable {
    /// The name under which the rule is reported.
    var name: SmartRule { get }

    /// The text after the rule; nil when the rule has nothing to do.
    func apply(to text: String) -> String?
}
