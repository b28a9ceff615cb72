import Drawing

/// A shape around another symbol; the raw value is SF Symbols' word for it, and the set's too.
enum Enclosure: String, CaseIterable {
    case circle, square, diamond, hexagon, octagon, shield, seal, triangle, rectangle

    /// How large the symbol inside is, and the middle that the shape has for it.
    var fit: (scale: Double, center: Point) {
        switch self {
        case .circle, .octagon, .seal: (0.54, Point(x: 0.5, y: 0.5))
        case .square: (0.56, Point(x: 0.5, y: 0.5))
        case .hexagon: (0.52, Point(x: 0.5, y: 0.5))
        case .rectangle: (0.5, Point(x: 0.5, y: 0.5))
        case .diamond: (0.42, Point(x: 0.5, y: 0.5))
        case .shield: (0.5, Point(x: 0.5, y: 0.475))
        case .triangle: (0.36, Point(x: 0.5, y: 0.6))
        }
    }

    /// What the set's own drawing of `drawing` within this shape is called, where it has one.
    func wholeName(of drawing: String) -> String? {
        switch self {
        case .shield, .seal: return "\(rawValue)-\(drawing)"
        case .octagon, .diamond: return drawing == "warning" ? "warning-\(rawValue)" : nil
        case .circle, .square: break
        case .hexagon, .triangle, .rectangle: return nil
        }
        let words = drawing.split(separator: "-")
        if let first = words.first, ["arrow", "caret", "number"].contains(first) {
            return "\(first)-\(rawValue)-\(words.dropFirst().joined(separator: "-"))"
        }
        return Self.ownRoundDrawings.contains(drawing) ? "\(drawing)-\(rawValue)" : nil
    }

    /// Whose drawing with `-circle` or `-square` shows just them in that shape.
    private static let ownRoundDrawings: Set = [
        "check", "dots-three", "dots-three-vertical", "fast-forward", "minus", "pause", "play", "plus", "rewind",
        "skip-back", "skip-forward", "stop", "x",
    ]
}
