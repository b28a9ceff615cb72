/// How a group moves where the output can move; a still picture shows its first moment.
package enum Motion: Hashable, Sendable {
    /// Turns without end, clockwise when positive.
    case turn(center: Point, degreesPerSecond: Double)
    /// Fades to a fraction and back, without end.
    case pulse
    /// Grows and settles, once, about a centre.
    case bounce(center: Point)
}
