/// One thing to paint. A scene is a list of nodes, painted in order, later ones above.
package indirect enum Node: Hashable, Sendable {
    case group(Group)
    case shape(Shape)
    case text(Text)
    case image(Image)
}

/// An outline with a fill, a stroke, or both (fill first).
package struct Shape: Hashable, Sendable {
    package var geometry: Geometry
    package var fill: Paint?
    package var stroke: Stroke?

    package init(_ geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
    }
}

/// Nodes that share a transform, an opacity, a clip, a mask or a motion.
package struct Group: Hashable, Sendable {
    package var children: [Node]
    package var transform: Transform
    /// 0 to 1, applied to the children as one picture.
    package var opacity: Double
    /// Only what lies inside is painted; in the coordinates of the children.
    package var clip: Geometry?
    /// Each point is as opaque as this picture, its colours left aside; in the coordinates of the children.
    package var mask: Image?
    package var motion: Motion?

    package init(
        children: [Node], transform: Transform = .identity, opacity: Double = 1, clip: Geometry? = nil,
        mask: Image? = nil, motion: Motion? = nil
    ) {
        self.children = children
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.motion = motion
    }
}

/// How a group moves where the output can move; a still picture shows its first moment.
package enum Motion: Hashable, Sendable {
    /// Turns without end, clockwise when positive.
    case turn(center: Point, degreesPerSecond: Double)
    /// Fades to a fraction and back, without end.
    case pulse
    /// Grows and settles, once, about a centre.
    case bounce(center: Point)
}

/// A run of shaped text. It carries its outlines, so that an exporter needs no font, and its source, for live text.
package struct Text: Hashable, Sendable {
    package var run: TextRun
    package var shaped: ShapedText
    /// Where the baseline starts (left end, whatever the direction).
    package var origin: Point
    /// Font size in points, after any scaling to fit.
    package var fontSize: Double
    package var fill: Paint

    package init(run: TextRun, shaped: ShapedText, origin: Point, fontSize: Double, fill: Paint) {
        self.run = run
        self.shaped = shaped
        self.origin = origin
        self.fontSize = fontSize
        self.fill = fill
    }
}
