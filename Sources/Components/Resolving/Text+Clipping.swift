import Drawing

extension Text {
    /// The text, cut off at a shape where its ink leaves that: stacked letters and marks can be far taller than capitals, by which
    /// text is fitted. Where all ink is inside, nothing needs a clip.
    ///
    /// - Parameter outline: a circle or a rectangle, perhaps with round corners.
    func kept(inside outline: Geometry) -> Node {
        let text = Node.text(self)
        return isInside(outline) ? text : .group(Group(children: [text], clip: outline))
    }

    /// - Complexity: O(1) where the box of its ink is inside, else linear in the points of its outlines.
    private func isInside(_ outline: Geometry) -> Bool {
        func holds(_ point: Point) -> Bool {
            outline.holds(Point(x: origin.x + point.x * fontSize, y: origin.y + point.y * fontSize))
        }
        if shaped.ink.isEmpty || shaped.ink.corners.allSatisfy(holds) { return true }
        return shaped.bitmaps.allSatisfy { $0.rect.corners.allSatisfy(holds) }
            && shaped.glyphs.allSatisfy { glyph in
                func holdsPlaced(_ point: Point) -> Bool {
                    holds(Point(x: point.x + glyph.origin.x, y: point.y + glyph.origin.y))
                }
                // A curve lies within its end and control points, and they within an outline without dents.
                return glyph.outline.elements.allSatisfy { element in
                    switch element {
                    case .move(let end), .line(let end): holdsPlaced(end)
                    case .quad(let control, let end): holdsPlaced(control) && holdsPlaced(end)
                    case .cubic(let control1, let control2, let end):
                        holdsPlaced(control1) && holdsPlaced(control2) && holdsPlaced(end)
                    case .close: true
                    }
                }
            }
    }
}

extension Rect {
    fileprivate var corners: [Point] {
        [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
    }
}

extension Geometry {
    /// Whether a point lies inside; of a path, nothing does.
    fileprivate func holds(_ point: Point) -> Bool {
        switch self {
        case .circle(let center, let radius): return center.isNear(point, radius)
        case .rect(let rect, let cornerRadius):
            // Round corners: within a radius of the rectangle that their centres make.
            let inner = rect.inset(by: min(cornerRadius, rect.width / 2, rect.height / 2))
            let nearest = Point(
                x: min(max(point.x, inner.x), inner.maxX), y: min(max(point.y, inner.y), inner.maxY))
            let isInBox = rect.x <= point.x && point.x <= rect.maxX && rect.y <= point.y && point.y <= rect.maxY
            return isInBox && (cornerRadius <= 0 || nearest.isNear(point, cornerRadius))
        case .path: return false
        }
    }
}

extension Point {
    fileprivate func isNear(_ other: Point, _ distance: Double) -> Bool {
        let (dx, dy) = (other.x - x, other.y - y)
        return dx * dx + dy * dy <= distance * distance
    }
}
