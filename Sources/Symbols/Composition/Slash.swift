import Drawing

/// The set's stroke from the top left to the bottom right, for symbols that it does not draw with one itself.
enum Slash {
    /// Where the set's own slashes run.
    private static let start = Point(x: 48.0 / 256, y: 40.0 / 256)
    private static let end = Point(x: 208.0 / 256, y: 216.0 / 256)

    static func overlay(lineWidth: Double) -> Overlay {
        Overlay(
            ink: band(halfWidth: lineWidth / 2, isRound: true), gap: band(halfWidth: lineWidth * 1.25, isRound: false))
    }

    private static func band(halfWidth: Double, isRound: Bool) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let along = Point(x: dx / length * halfWidth, y: dy / length * halfWidth)
        // A quarter turn clockwise, y down.
        let across = Point(x: -along.y, y: along.x)
        func corner(_ end: Point, _ side: Double, _ beyond: Double) -> Point {
            Point(x: end.x + side * across.x + beyond * along.x, y: end.y + side * across.y + beyond * along.y)
        }
        guard isRound else {
            return Path(elements: [
                .move(corner(start, -1, -1)), .line(corner(end, -1, 1)), .line(corner(end, 1, 1)),
                .line(corner(start, 1, -1)), .close,
            ])
        }
        // A half circle as two quarter turns: 0.5523 is 4/3 · tan(90°/4).
        let reach = 0.5523
        func cap(_ point: Point, _ side: Double, _ direction: Double) -> [Path.Element] {
            [
                .cubic(
                    control1: corner(point, side, direction * reach),
                    control2: corner(point, side * reach, direction), end: corner(point, 0, direction)),
                .cubic(
                    control1: corner(point, -side * reach, direction),
                    control2: corner(point, -side, direction * reach), end: corner(point, -side, 0)),
            ]
        }
        return Path(
            elements: [.move(corner(start, -1, 0)), .line(corner(end, -1, 0))] + cap(end, -1, 1)
                + [.line(corner(start, 1, 0))] + cap(start, 1, -1) + [.close])
    }
}
