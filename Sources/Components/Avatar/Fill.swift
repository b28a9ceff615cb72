package import Drawing
package import JSONValues

/// What an avatar's shape is filled with, as its prop says.
package enum Fill: Hashable, Sendable {
    case color(ColorReference)
    /// The colour that belongs to the person.
    case identity
    case gradient(GradientFill)
}

/// A linear gradient over the frame; `start` and `end` in parts of its width and height.
package struct GradientFill: Record, Hashable {
    package var gradient: [ColorReference] = []
    package var start = UnitPoint(x: 0, y: 0)
    package var end = UnitPoint(x: 1, y: 1)

    package init() {}

    package static let fields = FieldList<GradientFill>([
        Field("gradient", .list(of: .color, min: 1), \.gradient, required: true, "Colours at equal steps."),
        Field("start", .record(), \.start, "Where the first colour is; default top leading."),
        Field("end", .record(), \.end, "Where the last colour is; default bottom trailing."),
    ])

}

/// A place in a frame: 0 is leading or top, 1 trailing or bottom.
package struct UnitPoint: Record, Hashable {
    package var x = 0.0
    package var y = 0.0

    package init() {}

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let fields = FieldList<UnitPoint>([
        Field("x", .number(limit: Limits.maxSize), \.x, "0 at the leading edge, 1 at the trailing one."),
        Field("y", .number(limit: Limits.maxSize), \.y, "0 at the top, 1 at the bottom."),
    ])
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

/// A fill with its colours looked up.
package enum ResolvedFill: Hashable, Sendable {
    case color(Color)
    /// From `start` to `end` in points of the frame.
    case gradient([Color], start: Point, end: Point)

    /// Every colour in it.
    package var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .gradient(let colors, _, _): colors
        }
    }

    package func opacity(_ factor: Double) -> ResolvedFill {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .gradient(let colors, let start, let end):
            .gradient(colors.map { $0.opacity(factor) }, start: start, end: end)
        }
    }

    package var paint: Paint {
        switch self {
        case .color(let color): .color(color)
        case .gradient(let colors, let start, let end):
            .gradient(.linear(start: start, end: end, stops: GradientStop.evenly(colors)))
        }
    }

    /// `#RRGGBB`, or `{gradient, start, end}` with the ends in points.
    package var json: JSONValue {
        switch self {
        case .color(let color): .string(color.hexString)
        case .gradient(let colors, let start, let end):
            [
                "gradient": .array(colors.map { .string($0.hexString) }),
                "start": ["x": .length(start.x), "y": .length(start.y)],
                "end": ["x": .length(end.x), "y": .length(end.y)],
            ]
        }
    }
}

extension GradientStop {
    /// The colours at equal steps from 0 to 1.
    static func evenly(_ colors: [Color]) -> [GradientStop] {
        guard colors.count > 1 else { return colors.map { GradientStop(offset: 0, color: $0) } }
        return colors.enumerated().map { index, color in
            GradientStop(offset: Double(index) / Double(colors.count - 1), color: color)
        }
    }
}
