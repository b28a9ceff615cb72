import Drawing
import JSONValues

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
