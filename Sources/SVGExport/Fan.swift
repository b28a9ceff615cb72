import Drawing

/// An angular gradient as wedges, because SVG has no such gradient. At no angle is a channel more than 1.4 of 255 from the
/// gradient; a tenth is left for the rounding of corners.
struct Fan {
    /// Angles in degrees from the start of the gradient, 0 to 360.
    struct Wedge {
        var start: Double
        var end: Double
        /// The colours at its sides; the same where it is of one colour.
        var from: Color
        var to: Color
    }

    let center: Point
    let startAngle: Double
    let wedges: [Wedge]
    /// The distance from the centre at which wedges have the colours of the gradient; null where each is of one colour.
    let radius: Double?

    /// Of a wedge of one colour. Half of it, and the half that rounding the colour adds, make the 1.4.
    private static let levelsPerWedge = 1.8
    /// How far a straight gradient may be from the angular one where it is furthest: rounding adds half.
    private static let mostAway = 0.7
    /// So that a triangle reaches nearly as far in its middle as at its corners.
    private static let widestTriangle = 15.0
    private static let widestWedge = 30.0
    /// Relative to its radius. Beyond that, wedges with gradients of their own are longer to write than more of one colour.
    private static let thickestRing = 0.2

    /// Null unless the paint is an angular gradient, which fills a geometry or its stroke.
    init?(_ paint: Paint?, over geometry: Geometry, strokeWidth: Double?) {
        guard case .gradient(.angular(let center, let startAngle, let stops))? = paint, let first = stops.first,
            let last = stops.last
        else { return nil }
        self.center = center
        self.startAngle = startAngle
        let isUniform = stops.allSatisfy { $0.color.alpha == first.color.alpha }
        let ring = isUniform ? Self.ring(geometry, strokeWidth, around: center) : nil
        radius = ring?.radius
        var wedges: [Wedge] = []
        var previous = GradientStop(offset: 0, color: first.color)
        for stop in stops + [GradientStop(offset: 1, color: last.color)] {
            Self.append(from: previous, to: stop, thickness: ring?.thickness, &wedges)
            previous = stop
        }
        self.wedges = wedges
    }

    /// The alpha of every wedge, where it is one.
    var uniformAlpha: UInt8? {
        let alpha = wedges.first?.from.alpha
        return wedges.allSatisfy { $0.from.alpha == alpha } ? alpha : nil
    }

    /// `thickness` is relative to the radius.
    private static func ring(
        _ geometry: Geometry, _ strokeWidth: Double?, around center: Point
    ) -> (radius: Double, thickness: Double)? {
        guard case .circle(center, let radius) = geometry, let strokeWidth, strokeWidth / radius <= thickestRing,
            radius.isFinite
        else { return nil }
        return (radius, strokeWidth / radius)
    }

    private static func append(
        from: GradientStop, to: GradientStop, thickness: Double?, _ wedges: inout [Wedge]
    ) {
        let span = (to.offset - from.offset) * 360
        guard span > 0 else { return }
        let levels = from.color.levels(to: to.color)
        // Across a wedge, the lines of one colour are parallel instead of meeting in the centre: half the thickness further
        // out, the colour comes so much too early, and half of it further in, too late.
        let isFlat = thickness == nil || levels <= levelsPerWedge
        let most = isFlat ? levelsPerWedge : 4 * mostAway / (thickness ?? 1)
        let widest = thickness == nil ? widestTriangle : widestWedge
        let count = max(1, (levels / most).rounded(.up), (span / widest).rounded(.up))
        for index in 0..<Int(count) {
            let (start, end) = (Double(index) / count, Double(index + 1) / count)
            let middle = (start + end) / 2
            wedges.append(
                Wedge(
                    start: from.offset * 360 + span * start, end: from.offset * 360 + span * end,
                    from: from.color.mixed(with: to.color, isFlat ? middle : start),
                    to: from.color.mixed(with: to.color, isFlat ? middle : end)))
        }
    }
}

extension Color {
    private var channels: SIMD4<Double> {
        SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    }

    fileprivate func levels(to other: Color) -> Double {
        let difference = other.channels - channels
        return max(difference.max(), -difference.min())
    }

    /// `part` of the way to another colour, channel by channel.
    fileprivate func mixed(with other: Color, _ part: Double) -> Color {
        let mix = (channels + (other.channels - channels) * part).rounded(.toNearestOrAwayFromZero)
        return Color(red: UInt8(mix.x), green: UInt8(mix.y), blue: UInt8(mix.z), alpha: UInt8(mix.w))
    }
}
