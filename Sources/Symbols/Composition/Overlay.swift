import Drawing

/// A slash or a badge over another symbol, and what is kept free for it.
struct Overlay {
    /// Lies within the gap; filled by the even-odd rule.
    var ink: Path
    /// Nothing else is drawn in here.
    var gap: Path

    func applying(_ transform: Transform) -> Overlay {
        Overlay(ink: ink.applying(transform), gap: gap.applying(transform))
    }

    /// A shape with holes in the form of `content` and of this.
    ///
    /// Beside the gap the content is cut out, within it the ink is. The second part laps over the first by a hair, so that no
    /// seam shows.
    func knockedOut(with content: Path, of shape: Path) -> [SymbolLayer] {
        let box = gap.bounds
        let center = Point(x: box.midX, y: box.midY)
        let lap = gap.applying(.scale(1.03, about: center, to: center))
        return [
            SymbolLayer(
                path: Path(elements: shape.elements + content.elements), evenOdd: true, clip: .everything(but: gap)),
            SymbolLayer(path: Path(elements: shape.elements + ink.elements), evenOdd: true, clip: lap),
        ]
    }
}
