import Drawing

/// Draws a composition out of the set's drawings; nil where a part is missing.
struct Composer {
    let pack: SymbolPack
    let shaper: (any TextShaper)?

    func artwork(of composition: Composition, _ style: Style) -> Artwork? {
        switch composition {
        case .base(let base): self.base(base, style)
        case .text(let text): self.text(text, style)
        case .slashed(let inner): slashed(inner, style)
        case .enclosed(let inner, let enclosure): enclosed(inner, enclosure, style)
        case .badged(let inner, let sign): badged(inner, sign, style)
        }
    }

    private func base(_ base: BaseTable.Base, _ style: Style) -> Artwork? {
        let artwork: Artwork? =
            switch base.form {
            case .plain: drawing(base.drawing, style)
            case .mirror: drawing(base.drawing, style)?.applying(.mirror)
            case .fill: drawing(base.drawing, Style(line: style.line, isFilled: true, isLayered: false))
            case .rain: rain(base.drawing, style)
            case .text: text(base.drawing, style)
            }
        return turned(artwork, with: .base(base), style)
    }

    /// Left and right exchanged where the layout asks for it.
    private func turned(_ artwork: Artwork?, with composition: Composition, _ style: Style) -> Artwork? {
        style.isRightToLeft && composition.followsLayout ? artwork?.applying(.mirror) : artwork
    }

    func drawing(_ name: String, _ style: Style) -> Artwork? {
        let variant = LineDrawings.contains(name) ? style.line : style.variant
        guard let layers = pack.layers(of: name, variant), !layers.isEmpty else { return nil }
        return Artwork(name: name, variant: variant, layers: layers)
    }

    private func slashed(_ inner: Composition, _ style: Style) -> Artwork? {
        if let name = inner.drawing, let whole = drawing("\(name)-slash", style) {
            return turned(whole, with: inner, style)
        }
        guard var artwork = artwork(of: inner, style), !artwork.isClipped else { return nil }
        artwork.overlay = Slash.overlay(lineWidth: style.line.lineWidth)
        artwork.name += "+slash"
        return artwork
    }

    private func enclosed(_ inner: Composition, _ enclosure: Enclosure, _ style: Style) -> Artwork? {
        if let whole = wholeDrawing(of: inner, in: enclosure, style) { return whole }
        guard let shape = drawing(enclosure.rawValue, style), let content = artwork(of: inner, style.forSmallParts)
        else { return nil }
        let fit = enclosure.fit
        let box = content.bounds
        var scale = fit.scale
        if inner.isText { scale *= Glyphs.scale(toFit: box) }
        let placed = content.applying(
            .scale(scale, about: Point(x: box.midX, y: box.midY), to: fit.center))
        let name = "\(content.name)+\(shape.name)"
        guard style.isFilled else { return Artwork(name: name, layers: shape.layers + placed.finished) }
        guard !placed.layers.contains(where: { $0.clip != nil }) else { return nil }
        let outline = Path(elements: shape.outline.elements + placed.outline.elements)
        return Artwork(
            name: name,
            layers: placed.overlay?.knockedOut(with: placed.outline, of: shape.outline)
                ?? [SymbolLayer(path: outline, evenOdd: true)])
    }

    private func wholeDrawing(of inner: Composition, in enclosure: Enclosure, _ style: Style) -> Artwork? {
        let part: String? = if case .text(let text) = inner { Glyphs.drawing(of: text) } else { inner.drawing }
        return turned(part.flatMap(enclosure.wholeName).flatMap { drawing($0, style) }, with: inner, style)
    }
}
