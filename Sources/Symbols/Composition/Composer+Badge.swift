import Drawing

extension Composer {
    func badged(_ inner: Composition, _ sign: Composition?, _ style: Style) -> Artwork? {
        guard var artwork = artwork(of: inner, style), !artwork.isClipped else { return nil }
        let badge = sign == nil ? Badge.dot : .sign
        guard let (name, ink) = ink(sign, badge, style) else { return nil }
        artwork.name += "+\(name)"
        artwork.overlay = Overlay(ink: ink, gap: .circle(center: badge.center, radius: badge.radius + badge.gap))
        return artwork
    }

    /// A dot, a sign knocked out of a disc, or a symbol that is a form of its own.
    private func ink(_ sign: Composition?, _ badge: Badge, _ style: Style) -> (name: String, path: Path)? {
        let disc = Path.circle(center: badge.center, radius: badge.radius)
        guard let sign else { return ("badge", disc) }
        guard let content = artwork(of: sign, style.forSmallParts), !content.isClipped else { return nil }
        let box = content.bounds
        let side = max(box.width, box.height)
        guard side > 0 else { return nil }
        let isForm =
            switch sign {
            case .base(let base): base.form != .text && !LineDrawings.contains(base.drawing)
            case .enclosed: true
            default: false
            }
        let scale = badge.radius / side * (isForm ? 1.9 : sign.isText ? 1.3 : 1.15)
        let placed = content.applying(.scale(scale, about: Point(x: box.midX, y: box.midY), to: badge.center))
        guard !isForm else { return (content.name, placed.outline) }
        return (content.name, Path(elements: disc.elements + placed.outline.elements))
    }
}

/// The disc in a corner of another symbol, as fractions of the box.
private struct Badge {
    var center: Point
    var radius: Double
    /// What is kept free around it.
    var gap: Double

    static let sign = Badge(center: Point(x: 0.77, y: 0.77), radius: 0.19, gap: 0.05)
    static let dot = Badge(center: Point(x: 0.75, y: 0.25), radius: 0.15, gap: 0.05)
}
