/// What is wrong with a theme definition, and where.
package struct ThemeError: Error, Hashable, Sendable {
    /// What is wrong with a theme.
    package enum Reason: Hashable, Sendable {
        case unknownBase(String)
        /// Not a token, or not the name of a distance or a radius.
        case unknownName(String)
        case invalidColor(String)
        /// A token that stands for itself, directly or through others.
        case circularColor(String)
        /// Not a finite number of points, 0 or more.
        case invalidLength(Double)
    }

    /// The member names that lead from the definition to the fault, such as `["light", "primary"]`.
    package var path: [String]
    /// What is wrong.
    package var reason: Reason
    /// The known name nearest to the one at fault.
    package var suggestion: String?

    package init(path: [String], reason: Reason, suggestion: String? = nil) {
        self.path = path
        self.reason = reason
        self.suggestion = suggestion
    }
}
