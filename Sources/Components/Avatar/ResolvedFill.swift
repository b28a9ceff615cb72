package import Drawing
package import JSONValues

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

    /// The fill with the alpha of every colour multiplied by `factor`, 0 to 1.
    package func opacity(_ factor: Double) -> ResolvedFill {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .gradient(let colors, let start, let end):
            .gradient(colors.map { $0.opacity(factor) }, start: start, end: end)
        }
    }

    /// The fill as a paint of the scene.
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
