/// A rule of `smart` that works on the words of a name.
protocol SmartTokenRule: Sendable {
    /// The name under which the rule is reported.
    var name: SmartRule { get }

    /// The words after the rule; nil when the rule has nothing to do.
    func apply(to tokens: [String]) -> [String]?
}
