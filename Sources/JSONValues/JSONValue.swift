/// A JSON value as the rest of the house knows it; no C pointer behind it.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The JSON type in the words that error messages use.
    public var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer: "integer"
        case .real: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// A length, an angle or a ratio: rounded to 4 decimals, an integer when it is integral.
    public static func length(_ value: Double) -> JSONValue {
        guard value.isFinite else { return .null }
        // Beyond this a Double has no fourth decimal left to round.
        guard value.magnitude < 1e11 else { return integral(value) ?? .real(value) }
        let rounded = (value * 10_000).rounded() / 10_000
        return integral(rounded) ?? .real(rounded)
    }

    private static func integral(_ value: Double) -> JSONValue? {
        Int64(exactly: value).map(JSONValue.integer)
    }

    /// The value of either kind of number.
    public var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    public static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
