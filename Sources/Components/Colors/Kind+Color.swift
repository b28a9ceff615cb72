package import JSONValues

extension Kind where Value == ColorReference {
    /// A colour in any of its spellings (R801).
    package static var color: Kind {
        Kind(
            schema: {
                [
                    "type": "string",
                    "$comment":
                        "#RGB, #RRGGBB, #RRGGBBAA, a theme token, a system colour, a CSS name, or its Swift spelling",
                ]
            },
            decode: { (json) throws(InvalidValue) in
                guard case .string(let text) = json else { throw .wrongType(expected: "a colour", received: json) }
                guard !text.isTooLongForAName, let color = ColorReference(parsing: text) else {
                    throw .invalidColor(text, suggestion: ColorReference.suggestion(for: text))
                }
                return color
            },
            encode: { reference in
                switch reference {
                case .fixed(let color): .string(color.hexString)
                case .system(let color): .string(color.rawValue)
                case .token(let token): .string(token.rawValue)
                }
            })
    }
}

extension ColorReference {
    /// For people: what a colour may be.
    package static let spellings = "#RGB, #RRGGBB, #RRGGBBAA, a theme token, a system colour or a CSS name"
}

extension InvalidValue {
    static func invalidColor(
        _ text: String, expected: String = ColorReference.spellings, suggestion: String?
    ) -> InvalidValue {
        InvalidValue(
            .invalidColor, "\"\(text.shortened)\" is no colour", expected: expected, received: text.shortened,
            suggestion: suggestion)
    }
}
