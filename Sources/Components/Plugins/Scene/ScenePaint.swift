import Drawing
import JSONValues

/// A colour or a gradient, as a plugin says it.
enum ScenePaint: Sendable {
    case color(ColorReference)
    case linear(LinearPaint)
    case radial(RadialPaint)
    case angular(AngularPaint)
}

extension Kind where Value == ScenePaint {
    private static var names: [String] { ["linear", "radial", "angular"] }

    /// A colour or a gradient.
    static var scenePaint: Kind {
        Kind(
            schema: { ["$ref": "#/$defs/paint"] },
            decode: { (json) throws(InvalidValue) in
                guard case .object(let object) = json else {
                    guard case .string = json else {
                        throw .wrongType(expected: "a colour or a gradient", received: json)
                    }
                    return .color(try Kind<ColorReference>.color.decode(json))
                }
                switch object["gradient"] {
                case let word? where word.isString("linear"): return .linear(try LinearPaint(decoding: object))
                case let word? where word.isString("radial"): return .radial(try RadialPaint(decoding: object))
                case let word? where word.isString("angular"): return .angular(try AngularPaint(decoding: object))
                case nil:
                    throw InvalidValue(
                        .missingParameter, "\"gradient\" is missing", at: "gradient",
                        expected: "one of " + names.joined(separator: ", "))
                case let other?:
                    throw InvalidValue(
                        .unknownValue, "there is no gradient \"\(other.plain.shortened)\"", at: "gradient",
                        expected: "one of " + names.joined(separator: ", "), received: other.plain.shortened,
                        suggestion: NearestName.of(other.plain, among: names))
                }
            },
            encode: { _ in .null })
    }
}

extension ScenePaint {
    /// - Parameter box: of the shape, for what is not said.
    func paint(in context: Context, over box: Rect) -> Paint {
        func point(_ offset: Offset?, _ fallback: Point) -> Point {
            offset.map { Point(x: $0.x, y: $0.y) } ?? fallback
        }
        let middle = Point(x: box.midX, y: box.midY)
        switch self {
        case .color(let reference): return .color(context.color(reference))
        case .linear(let linear):
            return .gradient(
                .linear(
                    start: point(linear.from, Point(x: box.midX, y: box.y)),
                    end: point(linear.to, Point(x: box.midX, y: box.maxY)), stops: linear.colors.stops(in: context)))
        case .radial(let radial):
            return .gradient(
                .radial(
                    center: point(radial.center, middle), radius: radial.radius ?? max(box.width, box.height) / 2,
                    stops: radial.colors.stops(in: context)))
        case .angular(let angular):
            return .gradient(
                .angular(
                    center: point(angular.center, middle), startAngle: angular.startAngle,
                    stops: angular.colors.stops(in: context)))
        }
    }
}
