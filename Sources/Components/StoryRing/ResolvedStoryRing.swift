package import Drawing
package import JSONValues

/// A story ring avatar with nothing left to decide. Lengths in points.
package struct ResolvedStoryRing: ResolvedComponent {
    package let component = StoryRing.id
    /// The outer diameter of the ring, which is the side of the frame.
    package let diameter: Double
    /// 5 % of the diameter (given; R1802).
    package let ringWidth: Double
    /// The diameter less four ring widths (given; R1802).
    package let photoDiameter: Double
    /// The colour of the thin circle below the ring.
    package let trackColor: Color
    /// The colours of the ring at equal steps, clockwise from `phase`; one colour makes a plain ring.
    package let colors: [Color]
    /// Whether the coloured ring is shown.
    package let isUnseen: Bool
    /// Whether the ring turns: unseen stories, and no reduced motion (R1803).
    package let spins: Bool
    /// Where the first colour stands: degrees clockwise from 3 o'clock, any number, as it was given.
    package let phase: Double
    /// The outcome of every step of the photo's fallback.
    package let chain: FallbackChain
    /// An avatar, or what stands in for it.
    package let photo: any ResolvedComponent
    package let accessibility: Accessibility
    package let warnings: [Warning]

    package var size: Size { Size(square: diameter) }
    package var cornerRadius: Double { diameter / 2 }

    package var firstBaseline: Double? {
        photo.firstBaseline.map { photoTransform.apply(to: Point(x: 0, y: $0)).y }
    }

    private var trackWidth: Double { max(ringWidth / 2, StoryRing.minTrackWidth) }

    package var members: JSONObject {
        [
            "diameter": .length(diameter),
            "ringWidth": .length(ringWidth),
            "photoDiameter": .length(photoDiameter),
            "track": ["width": .length(trackWidth), "color": .string(trackColor.hexString)],
            "ring": [
                "width": .length(ringWidth), "colors": .array(colors.map { .string($0.hexString) }),
                "visible": .bool(isUnseen), "spins": .bool(spins),
                "degreesPerSecond": .length(StoryRing.degreesPerSecond), "phase": .length(phase),
            ],
            // Of a placeholder that is no avatar there is no more to say.
            "content": photo is ResolvedAvatar ? chain.content.json : .null,
            "chain": chain.json,
        ]
    }

    package var nodes: [Node] {
        guard diameter > 0 else { return [] }
        var nodes = [trackNode]
        if let photo = photoNode { nodes.append(photo) }
        if isUnseen { nodes.append(ringNode) }
        return nodes
    }

    private var center: Point { Point(x: diameter / 2, y: diameter / 2) }

    /// A circle stroked inside the frame.
    private func circle(width: Double, paint: Paint) -> Node {
        let width = min(width, diameter / 2)
        return .shape(
            Shape(
                .circle(center: center, radius: diameter / 2 - width / 2), stroke: Stroke(paint: paint, width: width)))
    }

    private var trackNode: Node { circle(width: trackWidth, paint: .color(trackColor)) }

    /// Centred; what is not as large as the photo is scaled to fill it, and cut to a circle.
    private var photoNode: Node? {
        guard photo.size.width > 0, photo.size.height > 0, photoDiameter > 0 else { return nil }
        let inner = Node.group(Group(children: photo.nodes, transform: photoTransform))
        // The avatar is a circle of that size already.
        if photo is ResolvedAvatar, photo.size == Size(square: photoDiameter) { return inner }
        return .group(Group(children: [inner], clip: .circle(center: center, radius: photoDiameter / 2)))
    }

    private var photoTransform: Transform {
        let isExact = photo.size == Size(square: photoDiameter)
        let scale = isExact ? 1 : photoDiameter / min(photo.size.width, photo.size.height)
        return Transform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - photo.size.width * scale / 2,
            ty: center.y - photo.size.height * scale / 2)
    }

    private var ringNode: Node {
        guard colors.count > 1 else {
            return circle(width: ringWidth, paint: .color(colors.first ?? .clear))
        }
        // Whole turns show nothing, and their sine loses its last digits.
        let angle = phase.truncatingRemainder(dividingBy: 360)
        let gradient = Gradient.angular(center: center, startAngle: angle, stops: GradientStop.evenly(colors))
        let ring = circle(width: ringWidth, paint: .gradient(gradient))
        guard spins else { return ring }
        let turn = Motion.turn(center: center, degreesPerSecond: StoryRing.degreesPerSecond)
        return .group(Group(children: [ring], motion: turn))
    }
}
