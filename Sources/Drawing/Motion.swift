/// How a group moves where the output can move; a still picture shows its first moment.
///
/// SVG plays every motion. APNG plays turns only, because they alone have a period that closes.
package enum Motion: Hashable, Sendable {
    /// Turns without end, clockwise when positive. A turn slower than `slowestTurn` stands still.
    case turn(center: Point, degreesPerSecond: Double)
    /// Fades to `pulseOpacity` and back without end, easing in and out.
    case pulse
    /// Scales by `bounceSteps` about a centre once, easing out.
    case bounce(center: Point)

    /// A scale at a moment of a motion.
    package struct ScaleStep: Hashable, Sendable {
        /// Percent of the duration, above 0 and below 100; the scale is 1 at both ends.
        package let percent: Double
        /// The factor; 1 is the size at rest.
        package let scale: Double
    }

    /// Degrees per second (ours): SVG writes thousandths, and APNG has its own limit of frames.
    package static let slowestTurn = 0.001

    /// Seconds from full opacity to `pulseOpacity` and back (ours).
    package static let pulseDuration = 2.0
    /// The least opacity of a pulse, 0 to 1, reached at half of its duration (ours).
    package static let pulseOpacity = 0.4

    /// Seconds (ours).
    package static let bounceDuration = 0.6
    /// The bounce overshoots once and settles (ours).
    package static let bounceSteps = [ScaleStep(percent: 40, scale: 1.2), ScaleStep(percent: 70, scale: 0.95)]

    /// Seconds of one turn at a speed other than 0.
    package static func turnDuration(degreesPerSecond: Double) -> Double {
        360 / abs(degreesPerSecond)
    }
}
