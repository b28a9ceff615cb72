extension SymbolDrawing {
    /// The project's own mark for a symbol that nothing draws: a question mark in a dashed square with round corners.
    ///
    /// `lineWidth` is a fraction of the box.
    package static func missing(lineWidth: Double) -> SymbolDrawing {
        let box = Rect(x: 0.125, y: 0.125, width: 0.75, height: 0.75)
        var path = Path()
        for turn in 0..<4 {
            path.addDashes(of: box, quarter: turn, lineWidth: lineWidth)
        }
        path.addQuestionMark(lineWidth: lineWidth)
        return SymbolDrawing(
            pack: "roundel", name: "missing", variant: "regular", layers: [SymbolLayer(path: path, evenOdd: false)])
    }
}

extension Path {
    /// A round corner, and the dash in the middle of the side that follows it clockwise.
    fileprivate mutating func addDashes(of box: Rect, quarter: Int, lineWidth: Double) {
        let radius = 0.16
        let reach = box.width / 2
        // The top left corner and the top side, turned by quarters about the centre.
        func place(_ x: Double, _ y: Double) -> Point {
            switch quarter {
            case 0: Point(x: box.midX + x, y: box.midY + y)
            case 1: Point(x: box.midX - y, y: box.midY + x)
            case 2: Point(x: box.midX - x, y: box.midY - y)
            default: Point(x: box.midX + y, y: box.midY - x)
            }
        }
        addBand(
            center: place(radius - reach, radius - reach), radius: radius, from: Double(180 + 90 * quarter),
            to: Double(270 + 90 * quarter), lineWidth: lineWidth)
        let half = lineWidth / 2
        let dash = [(-0.11, -reach - half), (0.11, -reach - half), (0.11, -reach + half), (-0.11, -reach + half)]
        addPolygon(dash.map { place($0.0, $0.1) })
    }

    fileprivate mutating func addQuestionMark(lineWidth: Double) {
        let center = Point(x: 0.5, y: 0.425)
        let radius = 0.115
        addBand(center: center, radius: radius, from: 180, to: 450, lineWidth: lineWidth)
        let half = lineWidth / 2
        addPolygon([
            Point(x: center.x - half, y: center.y + radius - half),
            Point(x: center.x + half, y: center.y + radius - half),
            Point(x: center.x + half, y: 0.61), Point(x: center.x - half, y: 0.61),
        ])
        elements += Path.circle(center: Point(x: 0.5, y: 0.69), radius: lineWidth * 0.75).elements
    }

    private mutating func addBand(
        center: Point, radius: Double, from start: Double, to end: Double, lineWidth: Double
    ) {
        var outer = Path()
        outer.addArc(center: center, radius: radius + lineWidth / 2, from: start, to: end)
        var inner = Path()
        inner.addArc(center: center, radius: radius - lineWidth / 2, from: end, to: start)
        let cosines = [0: (1.0, 0.0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)]
        func edge(_ degrees: Double, _ radius: Double) -> Point {
            let (x, y) = cosines[Int(degrees) % 360] ?? (1, 0)
            return Point(x: center.x + radius * x, y: center.y + radius * y)
        }
        elements += [.move(edge(start, radius + lineWidth / 2))] + outer.elements
        elements += [.line(edge(end, radius - lineWidth / 2))] + inner.elements + [.close]
    }

    private mutating func addPolygon(_ corners: [Point]) {
        guard let first = corners.first else { return }
        elements += [.move(first)] + corners.dropFirst().map { .line($0) } + [.close]
    }
}
