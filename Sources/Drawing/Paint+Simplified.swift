extension Paint {
    /// What every renderer agrees on, said in the simplest way: a gradient that shows one colour is that colour, one without
    /// stops or a colour without opacity is nothing. The stops of what stays are in order, from 0 to 1.
    package var simplified: Paint? {
        switch self {
        case .color(let color): color.alpha == 0 ? nil : self
        case .inherited(_, let opacity): opacity > 0 ? self : nil
        case .gradient(let gradient): gradient.simplified
        }
    }
}

extension Gradient {
    fileprivate var simplified: Paint? {
        switch self {
        case .linear(let start, let end, let stops):
            Self.paint(stops, isDegenerate: start == end) { .linear(start: start, end: end, stops: $0) }
        case .radial(let center, let radius, let stops):
            Self.paint(stops, isDegenerate: !(radius > 0)) { .radial(center: center, radius: radius, stops: $0) }
        case .angular(let center, let startAngle, let stops):
            Self.paint(stops, isDegenerate: !startAngle.isFinite) {
                .angular(center: center, startAngle: startAngle, stops: $0)
            }
        }
    }

    /// A gradient without extent shows its last colour (SVG 2, section 14.2).
    private static func paint(
        _ stops: [GradientStop], isDegenerate: Bool, _ gradient: ([GradientStop]) -> Gradient
    ) -> Paint? {
        guard let last = stops.last else { return nil }
        if isDegenerate || stops.allSatisfy({ $0.color == last.color }) { return Paint.color(last.color).simplified }
        return .gradient(gradient(ordered(stops)))
    }

    /// Offsets are at least 0, at most 1, and never less than the one before (SVG 2, section 14.2.4).
    private static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
        var least = 0.0
        return stops.map { stop in
            least = max(least, min(stop.offset.isNaN ? 0 : stop.offset, 1))
            return GradientStop(offset: least, color: stop.color)
        }
    }
}
