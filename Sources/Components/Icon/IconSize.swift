import JSONValues

/// A size by name, or in points.
package enum IconSize: Hashable, Sendable {
    case token(Token)
    case points(Double)

    /// Names and points (names given, points ours; R1602).
    package enum Token: String, CaseIterable, Sendable {
        case xs, sm, md, lg, xl

        /// The side of the icon's box in points.
        package var points: Double {
            switch self {
            case .xs: 12
            case .sm: 16
            case .md: 20
            case .lg: 28
            case .xl: 36
            }
        }

        /// What the size is meant for (given).
        package var use: String {
            switch self {
            case .xs: "captions, tight cells"
            case .sm: "fields, list rows"
            case .md: "toolbars, row actions"
            case .lg: "section and card headers"
            case .xl: "empty states"
            }
        }
    }

    /// The side of the icon's box in points.
    package var points: Double {
        switch self {
        case .token(let token): token.points
        case .points(let points): points
        }
    }
}

extension Kind where Value == IconSize {
    static var iconSize: Kind {
        let number = Kind<Double>.number(over: 0, limit: Limits.maxSize)
        let token = Kind<IconSize.Token>.choice()
        return Kind(
            schema: { ["oneOf": [.object(token.schema()), .object(number.schema())]] },
            decode: { (json) throws(InvalidValue) in
                if case .string = json { return .token(try token.decode(json)) }
                switch json {
                case .integer, .real: return .points(try number.decode(json))
                default: throw .wrongType(expected: "a size by name or in points", received: json)
                }
            },
            encode: { size in
                switch size {
                case .token(let name): token.encode(name)
                case .points(let points): number.encode(points)
                }
            })
    }
}
