extension Kind where Value == Bool {
    public static var boolean: Kind {
        Kind(
            schema: { ["type": "boolean"] },
            decode: { (json) throws(InvalidValue) in
                guard case .bool(let flag) = json else { throw .wrongType(expected: "a boolean", received: json) }
                return flag
            },
            encode: { .bool($0) })
    }
}

extension Kind where Value == Int {
    /// A whole number; `7.0` is one too (R511).
    public static func integer(min: Int? = nil, max: Int? = nil) -> Kind {
        let expected = range("an integer", min: min, max: max)
        return Kind(
            schema: {
                var schema: JSONObject = ["type": "integer"]
                schema.append("minimum", ifPresent: min.map { .integer(Int64($0)) })
                schema.append("maximum", ifPresent: max.map { .integer(Int64($0)) })
                return schema
            },
            decode: { (json) throws(InvalidValue) in
                let value: Int
                switch json {
                case .integer(let number): value = Int(number)
                case .real(let number):
                    guard number == number.rounded() else {
                        throw InvalidValue(
                            .wrongType, "expected \(expected), got \(number)", expected: expected, received: "number")
                    }
                    guard let whole = Int(exactly: number) else {
                        throw InvalidValue(
                            .outOfRange, "expected \(expected), got \(number)", expected: expected,
                            received: "\(number)")
                    }
                    value = whole
                default: throw .wrongType(expected: expected, received: json)
                }
                guard value >= min ?? .min, value <= max ?? .max else {
                    throw InvalidValue(
                        .outOfRange, "expected \(expected), got \(value)", expected: expected, received: "\(value)")
                }
                return value
            },
            encode: { .integer(Int64($0)) })
    }

    private static func range(_ noun: String, min: Int?, max: Int?) -> String {
        switch (min, max) {
        case (let min?, let max?): "\(noun) from \(min) to \(max)"
        case (let min?, nil): "\(noun) of at least \(min)"
        case (nil, let max?): "\(noun) of at most \(max)"
        case (nil, nil): noun
        }
    }
}

extension Kind where Value == Double {
    /// A finite number. `over` excludes its bound, `min` and `max` include theirs; more than `limit` is refused as a limit
    /// of the host and not as a fault of the value.
    public static func number(
        over: Double? = nil, min: Double? = nil, max: Double? = nil, limit: InvalidValue.Limit? = nil
    ) -> Kind {
        var expected = "a number"
        if let over { expected += " over \(JSONValue.length(over).plain)" }
        if let min { expected += " of at least \(JSONValue.length(min).plain)" }
        if let max { expected += " of at most \(JSONValue.length(max).plain)" }
        let words = expected
        return Kind(
            schema: {
                var schema: JSONObject = ["type": "number"]
                schema.append("exclusiveMinimum", ifPresent: over.map(JSONValue.length))
                schema.append("minimum", ifPresent: min.map(JSONValue.length))
                schema.append("maximum", ifPresent: (max ?? limit.map { Double($0.value) }).map(JSONValue.length))
                return schema
            },
            decode: { (json) throws(InvalidValue) in
                let value: Double
                switch json {
                case .integer(let number): value = Double(number)
                case .real(let number): value = number
                default: throw .wrongType(expected: words, received: json)
                }
                let inRange = value.isFinite && value > over ?? -.infinity && value >= min ?? -.infinity
                guard inRange, value <= max ?? .infinity else {
                    throw InvalidValue(
                        .outOfRange, "expected \(words), got \(json.plain)", expected: words, received: json.plain)
                }
                if let limit, value.magnitude > Double(limit.value) {
                    let (side, bound) = value < 0 ? ("below -", "least -") : ("over ", "most ")
                    throw InvalidValue(
                        .limitExceeded, "\(json.plain) is \(side)\(limit.value), the limit \(limit.name)",
                        expected: "a number of at \(bound)\(limit.value)", received: json.plain, limit: limit)
                }
                return value
            },
            encode: { JSONValue.length($0) })
    }
}

extension JSONValue {
    /// A number as a person writes it; other values by the name of their type.
    public var plain: String {
        switch self {
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .string(let text): text
        default: typeName
        }
    }
}
