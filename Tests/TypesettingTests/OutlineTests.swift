import Drawing
import Testing

@testable import Typesetting

@Suite("Outlines and measures") struct OutlineTests {
    private let typesetter = Typesetter()

    @Test("JL in Inter SemiBold has the outlines and the cap height of the font's design")
    func outlinesOfJL() {
        let shaped = typesetter.shape(TextRun(text: "JL"))
        // Inter 4.0: 2816 units per em, capitals 2048 units high, an L of six corners.
        #expect(shaped.capHeight == 2048.0 / 2816)
        #expect(shaped.isCased)
        #expect(shaped.missing.isEmpty && !shaped.isTruncated && !shaped.isFamilySubstituted)
        #expect(shaped.outlines.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
        #expect(shaped.outlines.elements.filter { $0 == .close }.count == 2)
        #expect(shaped.outlines.elements.suffix(7).filter { if case .cubic = $0 { true } else { false } }.isEmpty)
        #expect(shaped.outlines.elements.contains { if case .cubic = $0 { true } else { false } })
        #expect(abs(shaped.ink.y + shaped.capHeight) < 1e-9)
        // The bowl of the J hangs 28 units below the baseline.
        #expect(abs(shaped.ink.maxY - 28.0 / 2816) < 1e-9)
        #expect(shaped.advance > shaped.ink.maxX)
        #expect(shaped.ascent == 0.96875 && abs(shaped.descent - 680.0 / 2816) < 1e-12)
    }

    @Test("No segment ends where it began, and none repeats the line that closing draws")
    func noEmptySegments() {
        let shaped = typesetter.shape(TextRun(text: "Hamburgefonstiv 0123456789 ÅÇ"))
        var start = Point.zero
        var current = Point.zero
        for (index, element) in shaped.outlines.elements.enumerated() {
            switch element {
            case .move(let end):
                start = end
                current = end
            case .line(let end):
                #expect(end != current)
                if shaped.outlines.elements[index + 1] == .close { #expect(end != start) }
                current = end
            case .quad(_, let end), .cubic(_, _, let end): current = end
            case .close: current = start
            }
        }
    }

    @Test("Positions are whole design units, so no size is rounded differently from another")
    func positionsAreDesignUnits() {
        for text in ["JL", "AV", "Wa", "fi ff", "Ñandú"] {
            let units = typesetter.shape(TextRun(text: text)).advance * 2816
            #expect(abs(units - units.rounded()) < 1e-6, "\(text): \(units)")
        }
    }

    @Test("Pairs are kerned")
    func kerning() {
        let pair = typesetter.shape(TextRun(text: "AV")).advance
        let apart = typesetter.shape(TextRun(text: "A")).advance + typesetter.shape(TextRun(text: "V")).advance
        #expect(pair < apart)
    }

    @Test("Ink is the box of the curves, not of their control points")
    func inkIsExact() {
        for text in ["O", "S", "&", "g", "ع", "あ", "ঠ"] {
            let shaped = typesetter.shape(TextRun(text: text))
            let sampled = Self.sampledBox(of: shaped.outlines)
            #expect(abs(shaped.ink.x - sampled.x) < 1e-4 && abs(shaped.ink.maxX - sampled.maxX) < 1e-4, "\(text)")
            #expect(abs(shaped.ink.y - sampled.y) < 1e-4 && abs(shaped.ink.maxY - sampled.maxY) < 1e-4, "\(text)")
        }
    }

    @Test("White space has an advance and no ink", arguments: [" ", "\u{A0}", "\t", "\n", "\u{3000}", "\u{2028}"])
    func whiteSpace(text: String) {
        let shaped = typesetter.shape(TextRun(text: text))
        #expect(shaped.advance > 0)
        #expect(shaped.ink.isEmpty && shaped.outlines.isEmpty && shaped.missing.isEmpty)
    }

    @Test("An empty text is as tall as the font and has no width")
    func emptyText() {
        let shaped = typesetter.shape(TextRun(text: ""))
        #expect(shaped.advance == 0 && shaped.ink.isEmpty && shaped.ascent > 0.9 && shaped.capHeight > 0.7)
    }

    @Test("Heavier weights are darker", arguments: zip(FontWeight.allCases, FontWeight.allCases.dropFirst()))
    func weights(lighter: FontWeight, heavier: FontWeight) {
        let thin = typesetter.shape(TextRun(text: "I", weight: lighter)).ink.width
        let thick = typesetter.shape(TextRun(text: "I", weight: heavier)).ink.width
        #expect(thin < thick)
    }

    @Test("Tabular figures have one width, proportional ones have not")
    func tabularFigures() {
        let tabular = Set("0123456789".map { typesetter.shape(TextRun(text: "\($0)", tabularFigures: true)).advance })
        let proportional = Set("0123456789".map { typesetter.shape(TextRun(text: "\($0)")).advance })
        #expect(tabular.count == 1)
        #expect(proportional.count > 1)
    }

    @Test(
        "Only letters with case are cased",
        arguments: [
            ("JL", true), ("é", true), ("Ж", true), ("12 a", true), ("123", false), ("م", false), ("李", false),
            ("ª", false), ("º", false), ("Ⓐ", false), ("😀", false), ("", false),
        ])
    func cased(text: String, isCased: Bool) {
        #expect(typesetter.shape(TextRun(text: text)).isCased == isCased)
    }

    private static func sampledBox(of path: Path) -> Rect {
        var current = Point.zero
        var box = CurveBounds()
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end):
                box.add(end)
                current = end
            case .quad(let control, let end):
                for step in 0...256 {
                    let t = Double(step) / 256
                    box.add(mix(mix(current, control, t), mix(control, end, t), t))
                }
                current = end
            case .cubic(let control1, let control2, let end):
                for step in 0...256 {
                    let t = Double(step) / 256
                    let (a, b, c) = (mix(current, control1, t), mix(control1, control2, t), mix(control2, end, t))
                    box.add(mix(mix(a, b, t), mix(b, c, t), t))
                }
                current = end
            case .close: break
            }
        }
        return box.rect
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
