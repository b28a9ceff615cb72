import Drawing

/// Turns a stroke into an outline, which is filled by the non-zero rule: a band for each piece of the line, and what joins
/// and ends them. All of them run clockwise, so that where they overlap nothing is cut out.
struct Stroker {
    let width: Double
    let pen: SVGPaint.Pen
    /// How far a curve may be from the lines that stand for it.
    let tolerance: Double

    private var half: Double { width / 2 }

    func outline(of path: Path) -> Path {
        var outline = Path()
        for line in PenLine.lines(of: path, tolerance: tolerance) {
            stroke(line, into: &outline)
        }
        return outline
    }

    private func stroke(_ line: PenLine, into outline: inout Path) {
        guard let first = line.pieces.first, let last = line.pieces.last else {
            // A dot: a line without length has its caps alone (SVG 2, section 13.5.4).
            if pen.cap == .round { outline.elements += Path.circle(center: line.start, radius: half).elements }
            return
        }
        for piece in line.pieces { band(piece, into: &outline) }
        for (before, after) in zip(line.pieces, line.pieces.dropFirst()) {
            join(before.lastDirection, after.firstDirection, at: after.start, into: &outline)
        }
        if line.isClosed {
            join(last.lastDirection, first.firstDirection, at: first.start, into: &outline)
        } else {
            cap(first.start, first.firstDirection.reversed, into: &outline)
            cap(last.end, last.lastDirection, into: &outline)
        }
    }

    /// One outline along both sides, unless the line bends more tightly than it is wide: then one for each straight part.
    private func band(_ piece: PenPiece, into outline: inout Path) {
        let directions = piece.pointDirections
        let left = zip(piece.points, directions).map { $0.moved(half, $1.left) }
        let right = zip(piece.points, directions).map { $0.moved(-half, $1.left) }
        let isPlain = piece.directions.indices.allSatisfy { index in
            piece.directions[index].points(from: left[index], to: left[index + 1])
                && piece.directions[index].points(from: right[index], to: right[index + 1])
        }
        guard !isPlain else { return polygon(left + right.reversed(), into: &outline) }
        for (index, direction) in piece.directions.enumerated() {
            let (start, end) = (piece.points[index], piece.points[index + 1])
            polygon(
                [
                    start.moved(half, direction.left), end.moved(half, direction.left),
                    end.moved(-half, direction.left), start.moved(-half, direction.left),
                ], into: &outline)
            guard index > 0 else { continue }
            bevel(piece.directions[index - 1], direction, at: start, into: &outline)
        }
    }

    private func bevel(_ before: Direction, _ after: Direction, at point: Point, into outline: inout Path) {
        let side = before.cross(after) > 0 ? half : -half
        let corners = [point, point.moved(side, before.left), point.moved(side, after.left)]
        polygon(side > 0 ? corners : corners.reversed(), into: &outline)
    }

    private func join(_ before: Direction, _ after: Direction, at point: Point, into outline: inout Path) {
        let cosine = before.dot(after)
        // Less than a degree.
        guard cosine < 0.9998 else { return }
        if pen.join == .round {
            outline.elements += Path.circle(center: point, radius: half).elements
            return
        }
        bevel(before, after, at: point, into: &outline)
        // The tip is 1/sin(half the angle between the lines) widths long.
        guard pen.join == .miter, cosine > -0.9999, 2 / (1 + cosine) <= pen.miterLimit * pen.miterLimit else { return }
        let side = before.cross(after) > 0 ? half : -half
        let reach = side / (1 + cosine)
        let tip = [
            point.moved(side, before.left), point.moved(reach, before.left).moved(reach, after.left),
            point.moved(side, after.left),
        ]
        polygon(side > 0 ? tip : tip.reversed(), into: &outline)
    }

    private func cap(_ point: Point, _ direction: Direction, into outline: inout Path) {
        switch pen.cap {
        case .butt: break
        case .round: outline.elements += Path.circle(center: point, radius: half).elements
        case .square:
            let beyond = point.moved(half, direction)
            polygon(
                [
                    point.moved(half, direction.left), beyond.moved(half, direction.left),
                    beyond.moved(-half, direction.left), point.moved(-half, direction.left),
                ], into: &outline)
        }
    }

    private func polygon(_ corners: some Collection<Point>, into outline: inout Path) {
        guard let first = corners.first else { return }
        outline.elements.append(.move(first))
        outline.elements += corners.dropFirst().map { .line($0) }
        outline.elements.append(.close)
    }
}

extension Point {
    fileprivate func moved(_ distance: Double, _ direction: Direction) -> Point {
        Point(x: x + distance * direction.x, y: y + distance * direction.y)
    }
}
