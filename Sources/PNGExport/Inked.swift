import Drawing

/// What the current path of a canvas will cover: a geometry or its stroke, or text.
struct Inked {
    /// Null for text.
    var geometry: Geometry?
    /// Null where the inside is filled.
    var strokeWidth: Double?

    /// How far from `center` there can be any of it; all distances where that is not known.
    func distances(from center: Point) -> ClosedRange<Double> {
        guard case .circle(let middle, let radius)? = geometry, radius.isFinite else { return 0...Double.infinity }
        let (x, y) = (middle.x - center.x, middle.y - center.y)
        let offset = (x * x + y * y).squareRoot()
        let half = (strokeWidth ?? 0) / 2
        guard offset.isFinite, half.isFinite else { return 0...Double.infinity }
        return (strokeWidth == nil ? 0 : max(0, radius - half - offset))...(radius + half + offset)
    }
}
