import JSONValues

/// The members that every method takes beside its own parameters (R412–R414).
struct CallOptions: Record {
    var deadlineMs: Int?
    var progressToken: JSONValue?

    static let fields = FieldList<CallOptions>([
        Field(
            "deadlineMs", .integer(min: 0), \.deadlineMs,
            "Milliseconds from when the request is read until its answer is of no more use."),
        Field(
            "progressToken", .progressToken, \.progressToken,
            "Asks for `$/progress` notifications, which carry this token."),
    ])

    /// Splits parameters into the options and the method's own.
    static func split(_ params: JSONObject) throws(InvalidValue) -> (options: CallOptions, own: JSONObject) {
        var options = JSONObject()
        var own = params
        own.members.removeAll { member in
            guard isOption(member.key) else { return false }
            options.members.append(member)
            return true
        }
        return (try CallOptions(decoding: options), own)
    }

    private static func isOption(_ name: String) -> Bool {
        name.isExactly("deadlineMs") || name.isExactly("progressToken")
    }

    /// Whether there is anything to split off; nearly always there is not.
    static func arePresent(in params: JSONObject) -> Bool {
        params.members.contains { isOption($0.key) }
    }
}

extension Kind where Value == JSONValue {
    fileprivate static var progressToken: Kind {
        Kind(
            schema: { ["type": ["string", "integer"]] },
            decode: { (json) throws(InvalidValue) in
                switch json {
                case .string, .integer: return json
                default: throw .wrongType(expected: "a string or an integer", received: json)
                }
            },
            encode: { $0 })
    }
}
