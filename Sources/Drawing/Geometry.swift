/// The outline of a shape, in absolute scene coordinates.
package enum Geometry: Hashable, Sendable {
    case circle(center: Point, radius: Double)
    case rect(Rect, cornerRadius: Double)
    case path(Path, evenOdd: Bool)
}
