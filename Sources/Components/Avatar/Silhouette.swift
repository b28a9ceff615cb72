import Drawing

/// The generic person: head and shoulders, the project's own drawing, in a box of 1 by 1.
enum Silhouette {
    static let path = Path(
        elements: Path.circle(center: Point(x: 0.5, y: 0.25), radius: 0.23).elements + [
            .move(Point(x: 0.06, y: 0.9)),
            .cubic(
                control1: Point(x: 0.06, y: 0.69), control2: Point(x: 0.25, y: 0.55), end: Point(x: 0.5, y: 0.55)),
            .cubic(
                control1: Point(x: 0.75, y: 0.55), control2: Point(x: 0.94, y: 0.69), end: Point(x: 0.94, y: 0.9)),
            .cubic(
                control1: Point(x: 0.94, y: 0.95), control2: Point(x: 0.91, y: 0.98), end: Point(x: 0.86, y: 0.98)),
            .line(Point(x: 0.14, y: 0.98)),
            .cubic(
                control1: Point(x: 0.09, y: 0.98), control2: Point(x: 0.06, y: 0.95), end: Point(x: 0.06, y: 0.9)),
            .close,
        ])

    /// Centred on a point, in a box of `side`.
    static func geometry(center: Point, side: Double) -> Geometry {
        .path(
            path.scaled(by: side, movedBy: Point(x: center.x - side / 2, y: center.y - side / 2)), evenOdd: false)
    }
}
