import Drawing

@testable import Components

extension World {
    /// A world where every character is half an em wide, and nothing is a symbol.
    static let fake = World(shaper: HalfEmShaper(), symbols: NoDrawings())
}

private struct HalfEmShaper: TextShaper {
    func shape(_ run: TextRun) -> ShapedText {
        let advance = Double(run.text.count) / 2
        return ShapedText(
            glyphs: [], advance: advance, ink: Rect(x: 0, y: -0.7, width: advance, height: 0.7), capHeight: 0.7,
            ascent: 1, descent: 0.2, isCased: true)
    }
}

private struct NoDrawings: SymbolSource {
    func drawing(
        of symbol: String, weight: FontWeight, layered: Bool, direction: LayoutDirection
    ) -> SymbolDrawing? { nil }
    func contains(_ symbol: String) -> Bool { false }
    func missingMark(weight: FontWeight) -> SymbolDrawing {
        SymbolDrawing(pack: "none", name: "missing", variant: "", layers: [])
    }
    func spokenName(of symbol: String, language: String) -> SpokenName? { nil }
    func nearestNames(to symbol: String, limit: Int) -> [String] { [] }
    func search(_ query: String, language: String, offset: Int, limit: Int) -> SymbolPage {
        SymbolPage(symbols: [], nextOffset: nil)
    }
    func entry(for symbol: String, language: String) -> SymbolEntry? { nil }
    var hasMainPack: Bool { false }
    var digest: String { "none" }
}
