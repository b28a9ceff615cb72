import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An angular gradient as wedges of one colour each, because SVG has no such gradient. Each wedge is so narrow that at none
/// of its angles a channel is more than 1.4 of 255 from the gradient; a tenth is left for the rounding of corners.
struct Fan {
    /// Angles in degrees from the start of the gradient, 0 to 360.
    struct Wedge {
        var start: Double
        var end: Double
        var color: Color
    }

    let center: Point
    let startAngle: Double
    let wedges: [Wedge]

    /// Half of it, and the half that rounding the colour adds, make the 1.4.
    private static let levelsPerWedge = 1.8
    /// So that a triangle reaches nearly as far in its middle as at its corners.
    private static let widestWedge = 15.0

    /// Null unless the paint is an angular gradient.
    init?(_ paint: Paint?) {
        guard case .gradient(.angular(let center, let startAngle, let stops))? = paint, let first = stops.first,
            let last = stops.last
        else { return nil }
        self.center = center
        self.startAngle = startAngle
        var wedges: [Wedge] = []
        var previous = GradientStop(offset: 0, color: first.color)
        for stop in stops + [GradientStop(offset: 1, color: last.color)] {
            Self.append(from: previous, to: stop, &wedges)
            previous = stop
        }
        self.wedges = wedges
    }

    /// The alpha of every wedge, where it is one.
    var uniformAlpha: UInt8? {
        let alpha = wedges.first?.color.alpha
        return wedges.allSatisfy { $0.color.alpha == alpha } ? alpha : nil
    }

    private static func append(from: GradientStop, to: GradientStop, _ wedges: inout [Wedge]) {
        let span = (to.offset - from.offset) * 360
        guard span > 0 else { return }
        let channels: [(UInt8, UInt8)] = [
            (from.color.red, to.color.red), (from.color.green, to.color.green), (from.color.blue, to.color.blue),
            (from.color.alpha, to.color.alpha),
        ]
        let levels = channels.map { abs(Double($0.1) - Double($0.0)) }.max() ?? 0
        let count = max(1, (levels / levelsPerWedge).rounded(.up), (span / widestWedge).rounded(.up))
        for index in 0..<Int(count) {
            let mix = channels.map { channel in
                let middle = (Double(index) + 0.5) / count
                return UInt8((Double(channel.0) + (Double(channel.1) - Double(channel.0)) * middle).rounded())
            }
            wedges.append(
                Wedge(
                    start: from.offset * 360 + span * Double(index) / count,
                    end: from.offset * 360 + span * Double(index + 1) / count,
                    color: Color(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])))
        }
    }
}
