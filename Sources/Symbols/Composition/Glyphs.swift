import Drawing

/// Letters and figures as outlines.
enum Glyphs {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    /// The set's own drawing of one figure.
    static func drawing(of text: String) -> String? {
        guard text.utf8.count == 1, let digit = Int(text), words.indices.contains(digit) else { return nil }
        return "number-\(words[digit])"
    }

    /// How tall capitals and figures are, as a fraction of the box: as the set's own figures.
    static let height = 0.65

    /// How writing is scaled for a shape that other symbols have half of; `box` is its ink.
    static func scale(toFit box: Rect) -> Double {
        guard box.width > 0, box.height > 0 else { return 1 }
        return min(0.95, 0.72 / box.height, 0.98 / box.width)
    }
}

extension Composer {
    /// Figures are the set's own, so that 12 looks like 1 and 2; other writing comes from a font.
    func text(_ text: String, _ style: Style) -> Artwork? {
        figures(text, style) ?? shaped(text, style)
    }

    private func figures(_ text: String, _ style: Style) -> Artwork? {
        var layers: [SymbolLayer] = []
        var x = 0.0
        for character in text {
            guard let name = Glyphs.drawing(of: String(character)), let glyph = drawing(name, style) else { return nil }
            let box = glyph.bounds
            layers += glyph.applying(.translation(x: x - box.x, y: 0)).layers
            x += box.width + 0.07
        }
        guard !layers.isEmpty else { return nil }
        let width = x - 0.07
        return Artwork(name: text, layers: layers).applying(.translation(x: (1 - width) / 2, y: 0))
    }

    /// Capitals are as tall as the set's figures; the middle of the ink is the box's.
    private func shaped(_ text: String, _ style: Style) -> Artwork? {
        guard let shaper else { return nil }
        let shaped = shaper.shape(TextRun(text: text, weight: style.line.fontWeight))
        guard shaped.missing.isEmpty, shaped.bitmaps.isEmpty, !shaped.outlines.isEmpty, !shaped.ink.isEmpty else {
            return nil
        }
        let scale = Glyphs.height / (shaped.capHeight > 0.3 ? shaped.capHeight : 0.7)
        let center = Point(x: shaped.ink.midX, y: shaped.ink.midY)
        let path = shaped.outlines.applying(.scale(scale, about: center, to: Point(x: 0.5, y: 0.5)))
        return Artwork(name: text, layers: [SymbolLayer(path: path)])
    }
}

extension Variant {
    /// Of writing whose strokes are about as heavy as the set's.
    fileprivate var fontWeight: FontWeight {
        switch self {
        case .thin: .light
        case .light: .regular
        case .regular, .fill, .duotone: .medium
        case .bold: .semibold
        }
    }
}
