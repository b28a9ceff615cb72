import Drawing
import JSONValues

/// What a shape is painted with: a fill, a stroke, both or neither.
struct ScenePaints: Sendable {
    var fill: ScenePaint?
    var stroke: SceneStroke?

    static func fields<Shape: Record>(
        at path: any WritableKeyPath<Shape, ScenePaints> & Sendable
    ) -> [Field<Shape>] {
        [
            Field<ScenePaints>("fill", .scenePaint, \.fill, "What it is filled with. Default: nothing."),
            Field<ScenePaints>("stroke", .record(), \.stroke, "The line along its outline. Default: none."),
        ].map { $0.lifted(to: path) }
    }
}

/// A line along an outline, half of it on either side.
struct SceneStroke: Record {
    var color = ScenePaint.color(.token(.textPrimary))
    var width = 1.0

    static let fields = FieldList<SceneStroke>([
        Field("color", .scenePaint, \.color, "What it is painted with. Default: textPrimary."),
        Field("width", .extent, \.width, "Points. Default: 1."),
    ])
}

enum ScenePaint: Sendable {
    case color(ColorReference)
    case linear(LinearPaint)
    case radial(RadialPaint)
    case angular(AngularPaint)
}

/// The colours of a gradient.
struct PaintColors: Sendable {
    var colors: [ColorReference] = []
    var stops: [Double]?

    static func fields<Paint: Record>(
        at path: any WritableKeyPath<Paint, PaintColors> & Sendable
    ) -> [Field<Paint>] {
        [
            Field<PaintColors>("colors", .list(of: .color, min: 1), \.colors, required: true, "In order."),
            Field<PaintColors>(
                "stops", .list(of: .number(min: 0, max: 1)), \.stops,
                "Where each colour is, from 0 to 1. Default: at equal steps."),
        ].map { $0.lifted(to: path) }
    }

    func check() throws(InvalidValue) {
        guard let stops else { return }
        guard stops.count == colors.count else {
            throw InvalidValue(
                .conflictingParameters, "\(colors.count) colours have \(stops.count) stops", at: "stops",
                expected: "as many stops as colours", received: "\(stops.count)")
        }
        if let index = stops.indices.dropFirst().first(where: { stops[$0] < stops[$0 - 1] }) {
            throw InvalidValue(
                .outOfRange, "a stop lies before the one in front of it", at: "\(index)",
                expected: "stops that do not go back"
            ).inside("stops")
        }
    }

    func stops(in context: Context) -> [GradientStop] {
        let colors = colors.map(context.color)
        guard let stops else { return GradientStop.evenly(colors) }
        return zip(stops, colors).map { GradientStop(offset: $0, color: $1) }
    }
}

struct LinearPaint: Record {
    var gradient = "linear"
    var colors = PaintColors()
    var from: Offset?
    var to: Offset?

    static let fields = FieldList<LinearPaint>(
        [Field("gradient", .tag("linear"), \.gradient, required: true, "Along a line.")]
            + PaintColors.fields(at: \.colors) + [
                Field("from", .record(), \.from, "Where it begins. Default: the middle of the shape's top."),
                Field("to", .record(), \.to, "Where it ends. Default: the middle of the shape's bottom."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
}

struct RadialPaint: Record {
    var gradient = "radial"
    var colors = PaintColors()
    var center: Offset?
    var radius: Double?

    static let fields = FieldList<RadialPaint>(
        [Field("gradient", .tag("radial"), \.gradient, required: true, "From a centre outwards.")]
            + PaintColors.fields(at: \.colors) + [
                Field("center", .record(), \.center, "Default: the middle of the shape."),
                Field("radius", .extent, \.radius, "Points. Default: half of the shape's longer side."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
}

struct AngularPaint: Record {
    var gradient = "angular"
    var colors = PaintColors()
    var center: Offset?
    var startAngle = 0.0

    static let fields = FieldList<AngularPaint>(
        [Field("gradient", .tag("angular"), \.gradient, required: true, "Around a centre, clockwise.")]
            + PaintColors.fields(at: \.colors) + [
                Field("center", .record(), \.center, "Default: the middle of the shape."),
                Field(
                    "startAngle", .number(limit: Limits.maxSize), \.startAngle,
                    "Degrees; 0 is to the right, 90 downwards. Default: 0."),
            ])

    func check() throws(InvalidValue) { try colors.check() }
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
