package import Drawing
package import JSONValues

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The dot that shows presence, in the bottom trailing corner inside the frame (given; R1410).
package struct PresenceBadge: Hashable, Sendable {
    /// Diameter as a part of the avatar's size (given).
    static let diameterFactor = 0.28
    /// Ring width as a part of the avatar's size, and its least in points (ours).
    static let ringFactor = 0.05
    static let minRingWidth = 1.0

    /// The presence that the dot stands for.
    package let status: Presence
    /// The colour of the dot, from the theme.
    package let color: Color
    /// The colour of the ring, the theme's background.
    package let background: Color
    /// The diameter of the dot in points, without its ring.
    package let diameter: Double
    /// The centre of the dot in points of the avatar's frame.
    package let center: Point
    /// Points around the dot.
    package let ringWidth: Double
    /// Whether the ring is cut out of the avatar instead of painted.
    package let isCutout: Bool
    private let size: Double

    init(_ status: Presence, size: Double, isCutout: Bool, context: Context) {
        self.status = status
        self.size = size
        self.isCutout = isCutout
        color = context.colors[status.token]
        background = context.colors.background
        diameter = Self.diameterFactor * size
        ringWidth = max(Self.minRingWidth, Self.ringFactor * size)
        let fromLeft = context.layoutDirection == .rtl ? diameter / 2 : size - diameter / 2
        center = Point(x: fromLeft, y: size - diameter / 2)
    }

    /// The spoken word.
    func word(in catalogue: Catalogue) -> String {
        switch status {
        case .online: catalogue.online
        case .away: catalogue.away
        case .busy: catalogue.doNotDisturb
        case .offline: catalogue.offline
        }
    }

    /// Radius of dot and ring together; kept inside the frame where the frame is only a few points large.
    private var outerRadius: Double { min(diameter / 2 + ringWidth, size - diameter / 2) }

    var dot: Node {
        .shape(Shape(.circle(center: center, radius: diameter / 2), fill: .color(color)))
    }

    /// Dot and ring together in the background colour, cut off where the frame ends. A path instead of a clip: clips need
    /// ids in SVG.
    var ring: Node { ring(reachesOut: false) }

    /// - Parameter reachesOut: cut off below alone, as another avatar goes on beside the frame.
    func ring(reachesOut: Bool) -> Node {
        let near = diameter / 2
        let outer = outerRadius
        let crossing = angle(ofCosine: near / outer)
        var path = Path()
        path.elements.append(.move(point(at: 90 + crossing, outer)))
        path.addArc(
            center: drawingCenter, radius: outer, from: 90 + crossing, to: reachesOut ? 450 - crossing : 360 - crossing)
        if reachesOut {
            // The lower side closes it.
        } else if crossing < 45 {
            path.elements.append(.line(point(at: crossing, outer)))
            path.addArc(center: drawingCenter, radius: outer, from: crossing, to: 90 - crossing)
        } else {
            path.elements.append(.line(Point(x: size, y: size)))
        }
        path.elements.append(.close)
        // Left and right exchanged.
        if center.x < size / 2 { path = path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: size, ty: 0)) }
        return .shape(Shape(.path(path, evenOdd: false), fill: .color(background)))
    }

    /// What is kept free around the dot, counterclockwise.
    var notch: Path { .circle(center: center, radius: outerRadius, isClockwise: false) }

    /// Where the dot is when leading is left; mirrored afterwards.
    private var drawingCenter: Point { Point(x: size - diameter / 2, y: size - diameter / 2) }

    private func point(at degrees: Double, _ radius: Double) -> Point {
        let angle = degrees * .pi / 180
        return Point(x: drawingCenter.x + radius * cos(angle), y: drawingCenter.y + radius * sin(angle))
    }

    private func angle(ofCosine cosine: Double) -> Double {
        acos(min(1, cosine)) * 180 / .pi
    }

    package var json: JSONValue {
        [
            "status": .string(status.rawValue), "color": .string(color.hexString), "diameter": .length(diameter),
            "center": ["x": .length(center.x), "y": .length(center.y)], "ringWidth": .length(ringWidth),
            "cutout": .bool(isCutout),
        ]
    }
}
