import JSONValues

/// What an avatar's shape is filled with, as its prop says.
package enum Fill: Hashable, Sendable {
    case color(ColorReference)
    /// The colour that belongs to the person.
    case identity
    case gradient(GradientFill)
}

extension Kind where Value == Fill {
    static var fill: Kind {
        Kind(
            schema: {
                ["oneOf": [.object(Kind<ColorReference>.color.schema()), .object(GradientFill.fields.schema)]]
            },
            decode: { (json) throws(InvalidValue) in
                switch json {
                case .string where json.isString("identity"): return .identity
                case .string(let text):
                    guard !text.isTooLongForAName, let color = ColorReference(parsing: text) else {
                        let near = NearestName.of(text, among: ["identity"])
                        throw .invalidColor(
                            text, expected: "\(ColorReference.spellings); identity; or {\"gradient\": [colours]}",
                            suggestion: near ?? ColorReference.suggestion(for: text))
                    }
                    return .color(color)
                case .object(let object): return .gradient(try GradientFill(decoding: object))
                default: throw .wrongType(expected: "a colour, \"identity\" or a gradient", received: json)
                }
            },
            encode: { fill in
                switch fill {
                case .color(let color): Kind<ColorReference>.color.encode(color)
                case .identity: "identity"
                case .gradient(let gradient): Kind<GradientFill>.record().encode(gradient)
                }
            })
    }
}
