/// A value that is not what its declaration asks for: what was wrong, where, and what would be right.
public struct InvalidValue: Error, Equatable, Sendable {
    /// The raw value is the wire reason (R315, R501–R509).
    public enum Reason: String, CaseIterable, Sendable {
        case byNameOnly = "by_name_only"
        case missingParameter = "missing_parameter"
        case unknownParameter = "unknown_parameter"
        case wrongType = "wrong_type"
        case outOfRange = "out_of_range"
        case unknownValue = "unknown_value"
        case unknownComponent = "unknown_component"
        case unknownTheme = "unknown_theme"
        case invalidColor = "invalid_color"
        case invalidCharacter = "invalid_character"
        case conflictingParameters = "conflicting_parameters"
        /// Right in kind, but more than the host takes on; `limit` says which limit.
        case limitExceeded = "limit_exceeded"
        /// A plugin did not do its part; `details` say which and how.
        case pluginFailed = "plugin_failed"
        /// A file or an address that is not granted.
        case notPermitted = "not_permitted"
    }

    /// A limit by the name it has in the answer to `initialize`.
    public struct Limit: Equatable, Sendable {
        public let name: String
        public let value: Int

        public init(name: String, value: Int) {
            self.name = name
            self.value = value
        }
    }

    public let reason: Reason
    /// A sentence without a full stop, for the person who wrote the value.
    public let message: String
    public var pointer = JSONPointer()
    public var expected: String?
    public var received: String?
    public var suggestion: String?
    public var limit: Limit?
    /// Further members of the answer.
    public var details = JSONObject()
    /// Whether the pointer is one into another document, such as a plugin's reply, so that what holds the value adds nothing.
    public var isElsewhere = false

    public init(
        _ reason: Reason, _ message: String, at member: String? = nil, expected: String? = nil,
        received: String? = nil, suggestion: String? = nil, limit: Limit? = nil
    ) {
        self.reason = reason
        self.message = message
        self.pointer = member.map { JSONPointer(tokens: [$0]) } ?? JSONPointer()
        self.expected = expected
        self.received = received
        self.suggestion = suggestion
        self.limit = limit
    }

    /// The same fault as seen from the object or array that holds the value.
    public func inside(_ token: String) -> InvalidValue {
        guard !isElsewhere else { return self }
        var outer = self
        outer.pointer = pointer.inside(token)
        return outer
    }

    public static func wrongType(expected: String, received: JSONValue) -> InvalidValue {
        InvalidValue(
            .wrongType, "expected \(expected), got \(received.typeName)", expected: expected,
            received: received.typeName)
    }

    /// A member that nobody declares, beside those that are.
    static func unknownMember(_ name: String, among names: [String]) -> InvalidValue {
        let suggestion = NearestName.of(name, among: names)
        let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        return InvalidValue(
            .unknownParameter, "there is no \"\(name.shortened)\" here\(hint)", at: name.asPointerToken,
            expected: names.isEmpty ? "no members" : "one of " + names.joined(separator: ", "),
            received: name.shortened, suggestion: suggestion)
    }
}
