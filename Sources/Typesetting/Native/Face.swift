import Drawing

/// A face in use: which characters it has, what its glyphs look like, and Pango's font for it.
final class Face {
    let file: FontFile
    private let index: Int
    private let weight: Int
    private let font: OpenFont
    private var pango: PangoFace?
    private var glyphs: [UInt32: Glyph] = [:]
    private var elementCount = 0

    init?(file: FontFile, index: Int, weight: Int) {
        guard let font = OpenFont(path: file.path, index: index, weight: weight) else { return nil }
        self.file = file
        self.index = index
        self.weight = weight
        self.font = font
    }

    var isInter: Bool { file.family == FamilyKey.key(of: Engine.family) }
    var isEmoji: Bool { file.family == FamilyKey.key(of: ScriptFamilies.emoji) }
    var unitsPerEm: Int { font.unitsPerEm }

    /// What the font says that its family is called.
    lazy var family: String = font.family ?? file.stem

    /// Whether the character can be drawn, or needs no drawing.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        if font.has(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return true }
        // HarfBuzz makes other spaces out of U+0020, and U+2011 out of the plain hyphen.
        if scalar.properties.generalCategory == .spaceSeparator { return font.has(" ") }
        if scalar.value == 0x2011 { return font.has("\u{2010}") }
        // It also takes characters apart where the font has only the parts.
        guard let (first, second) = UnicodeData.decomposition(of: scalar) else { return false }
        return covers(first) && (second.map(covers) ?? true)
    }

    /// Whether a whole cluster can be drawn; a mark may be in the font only as part of a precomposed character.
    func coversAll(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        var previous: Unicode.Scalar?
        for scalar in cluster {
            if covers(scalar) {
                previous = scalar
            } else if let base = previous, let whole = UnicodeData.composition(base, scalar), font.has(whole) {
                previous = whole
            } else {
                return false
            }
        }
        return true
    }

    func has(_ scalar: Unicode.Scalar) -> Bool { font.has(scalar) }

    /// Whether each of U+0020 to U+007E can be drawn.
    lazy var hasAllOfASCII: Bool = (0x20...0x7E as ClosedRange<UInt8>).allSatisfy { font.has(Unicode.Scalar($0)) }

    /// Pango's font for the face; nil where Pango refuses the file.
    func withPango<Result>(_ body: (borrowing PangoFace) -> Result) -> Result? {
        if pango == nil {
            pango = PangoFace(
                path: file.path, index: index, unitsPerEm: font.unitsPerEm, weight: font.isVariable ? weight : nil)
        }
        switch pango {
        case .none: return nil
        case .some(let face): return body(face)
        }
    }

    func glyph(_ id: UInt32, pen: borrowing OutlinePen) -> Glyph {
        if let known = glyphs[id] { return known }
        let glyph = read(id, pen: pen)
        if case .outline(let outline, _) = glyph { elementCount += outline.elements.count }
        // About 4 MB of outlines a face; Han alone would fill 100.
        if elementCount > 65_536 {
            glyphs.removeAll()
            elementCount = 0
        }
        glyphs[id] = glyph
        return glyph
    }

    private func read(_ id: UInt32, pen: borrowing OutlinePen) -> Glyph {
        let scale = 1 / Double(font.unitsPerEm)
        if let png = font.png(id), let size = PNGSize(png), let box = font.extents(id) {
            let image = EncodedImage(
                mediaType: "image/png", bytes: png, pixelWidth: size.width, pixelHeight: size.height)
            let rect = Rect(
                x: Double(box.left), y: Double(-box.top), width: Double(box.width), height: Double(box.height))
            return .bitmap(image, box: rect.scaled(by: scale))
        }
        var builder = OutlineBuilder(unitsPerEm: font.unitsPerEm)
        font.draw(id, with: pen, into: &builder)
        return builder.elements.isEmpty ? .blank : .outline(GlyphOutline(builder.elements), box: builder.bounds.rect)
    }

    /// The width of tabular figures at font size 1, and the glyphs that have it.
    lazy var figures: (glyphs: [UInt32], width: Double)? = font.figures().map {
        ($0.glyphs, Double($0.width) / Double(font.unitsPerEm))
    }

    /// Above the baseline at font size 1; nil in a font without capitals.
    lazy var capHeight: Double? = font.capHeight.map { Double($0) / Double(font.unitsPerEm) }

    /// The line box at font size 1, both positive.
    lazy var lineBox: (ascent: Double, descent: Double) = {
        let box = font.lineBox
        return (Double(box.ascent) / Double(font.unitsPerEm), Double(box.descent) / Double(font.unitsPerEm))
    }()
}
