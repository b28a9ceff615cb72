import Drawing

/// The generic person: head and shoulders, the project's own drawing, in a box of 1 by 1. The shoulders are no wider than 0.8, so
/// that in an avatar the ring around its presence dot keeps clear of them.
enum Silhouette {
    static let path = Path(
        elements: Path.circle(center: Point(x: 0.5, y: 0.25), radius: 0.23).elements + [
            .move(Point(x: 0.1, y: 0.9)),
            .cubic(
                control1: Point(x: 0.1, y: 0.69), control2: Point(x: 0.27, y: 0.55), end: Point(x: 0.5, y: 0.55)),
            .cubic(
                control1: Point(x: 0.73, y: 0.55), control2: Point(x: 0.9, y: 0.69), end: Point(x: 0.9, y: 0.9)),
            .cubic(
                control1: Point(x: 0.9, y: 0.95), control2: Point(x: 0.87, y: 0.98), end: Point(x: 0.82, y: 0.98)),
            .line(Point(x: 0.18, y: 0.98)),
            .cubic(
                control1: Point(x: 0.13, y: 0.98), control2: Point(x: 0.1, y: 0.95), end: Point(x: 0.1, y: 0.9)),
            .close,
        ])

    /// Centred on a point, in a box of `side`.
    static func geometry(center: Point, side: Double) -> Geometry {
        .path(
            path.scaled(by: side, movedBy: Point(x: center.x - side / 2, y: center.y - side / 2)), evenOdd: false)
    }
}
