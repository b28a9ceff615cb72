import Drawing

/// Shapes runs, one at a time: the fonts opened, and the steps from a run to its outlines.
struct Engine: ~Copyable {
    private let store: FaceStore
    private var tools: Tools?

    /// What Pango and HarfBuzz need once; made at the first run, so that a start without text costs nothing.
    private struct Tools: ~Copyable {
        let shaper: ParagraphShaper
        let pen: OutlinePen

        init?() {
            guard let shaper = ParagraphShaper(), let pen = OutlinePen() else { return nil }
            self.shaper = shaper
            self.pen = pen
        }
    }

    init(folders: [String]) {
        store = FaceStore(folders: folders)
    }

    mutating func shape(_ run: TextRun) -> ShapedText {
        if tools == nil { tools = Tools() }
        let weight = run.weight.cssValue
        let asked = store.face(family: run.family, weight: weight)
        let isInter = FamilyKey.key(of: run.family) == FamilyKey.key(of: Self.family)
        var preferred = asked.map { [$0] } ?? []
        // Noto Sans stands in where Inter itself is not installed.
        if !isInter, let face = store.face(family: Self.family, weight: weight) { preferred.append(face) }
        if preferred.isEmpty, let face = store.face(family: "Noto Sans", weight: weight) { preferred.append(face) }

        let text = ClusteredText(run.text)
        var chooser = FaceChooser(
            store: store, text: text, language: run.language, weight: weight, preferred: preferred)
        let paragraph = chooser.paragraph()
        var picture = LinePicture()
        var advance = 0.0
        switch tools {
        case .none: break
        case .some(let tools):
            let line = tools.shaper.shape(
                paragraph, direction: run.direction, language: run.language, tabularFigures: run.tabularFigures)
            advance = line.advance
            picture.draw(line.glyphs, pen: tools.pen)
        }
        // A picture or a sign before the words does not say how high these stand.
        let measure = paragraph.casedFace ?? preferred.first
        let lineFace = paragraph.casedFace ?? paragraph.spans.first?.face ?? preferred.first
        return ShapedText(
            glyphs: picture.outlines, bitmaps: picture.bitmaps, advance: advance, ink: picture.ink,
            capHeight: measure?.capHeight ?? preferred.first?.capHeight ?? Self.capHeight,
            ascent: lineFace?.lineBox.ascent ?? Self.ascent, descent: lineFace?.lineBox.descent ?? Self.descent,
            isCased: text.isCased, missing: paragraph.missing, isTruncated: text.isTruncated,
            isFamilySubstituted: asked == nil, otherFamilies: paragraph.families(besides: asked))
    }

    /// Every font file known, in the order in which files are preferred.
    mutating func files() -> [FontFile] {
        store.library.index().values.flatMap(\.self).sorted {
            ($0.family, $0.path) < ($1.family, $1.path)
        }
    }

    /// Whether a face of the family can be opened.
    func isInstalled(_ family: String) -> Bool {
        store.face(family: family, weight: 400) != nil
    }

    static let family = "Inter"

    // Inter's own, for a machine without any font.
    private static let capHeight = 0.727
    private static let ascent = 0.969
    private static let descent = 0.242
}
