import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Fans that fill a thin ring only, where a few wedges with straight gradients of their own are enough.
extension SVGWriter {
    /// How far a wedge runs on under the next, in degrees: wide enough that no gap shows between their smoothed sides, also
    /// in a ring of a few pixels.
    private static let overlap = 15.0
    /// Wedges are as high as this, in units of their own.
    private static let height = 999.0

    /// The rest of a group's tag, after the move of its origin to the centre, and the wedges.
    mutating func ring(_ fan: Fan, radius: Double, thickness: Double) {
        let startAngle = fan.startAngle.truncatingRemainder(dividingBy: 360)
        if startAngle != 0 { call("rotate(", [startAngle], closing: ")") }
        let scale = ((radius + thickness) / Self.height * 1000).rounded(.up) / 1000
        call("scale(", [scale], closing: #")">"#)
        let lastMiddle = fan.wedges.last.map { ($0.start + $0.end) / 2 } ?? 0
        for (index, wedge) in fan.wedges.enumerated() {
            // As in any fan, the first also lies under the last, and only the last ends at the seam.
            let isLast = index == fan.wedges.count - 1
            let before = index == 0 ? Self.overlap : 0
            let after = isLast ? 0 : max(0, min(Self.overlap, lastMiddle - wedge.end))
            self.wedge(wedge, radius: radius / scale, before: before, after: after)
        }
    }

    /// A wedge that points up is turned to its place, so that its gradient runs from left to right.
    private mutating func wedge(_ wedge: Fan.Wedge, radius: Double, before: Double, after: Double) {
        let half = (wedge.end - wedge.start) / 2
        if wedge.from == wedge.to {
            out.append(##"<path fill="#"##)
            out.append(hex: wedge.from)
            out.append(UInt8(ascii: "\""))
        } else {
            let exact = radius * sin(half * .pi / 180)
            let end = exact < 100 ? exact : exact.rounded()
            let stops = [GradientStop(offset: 0, color: wedge.from), GradientStop(offset: 1, color: wedge.to)]
            let identifier = horizontalGradient(from: -end, to: end, opaque: stops)
            reference(##"<path fill="url(#"##, identifier)
        }
        call(#" transform="rotate("#, [(wedge.start + half + 90).truncatingRemainder(dividingBy: 360)], closing: #")""#)
        let left = Self.units(half + before)
        out.append(#" d="M0 0-"#)
        out.append(number: left)
        out.append(number: -Self.height)
        out.append("h")
        out.append(number: left + Self.units(half + after))
        out.append(#"z"/>"#)
    }

    private static func units(_ degrees: Double) -> Double {
        (height * tan(degrees * .pi / 180)).rounded()
    }
}
