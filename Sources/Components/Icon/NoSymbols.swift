package import Drawing

/// A source that has no icon set: what the host uses where none was given.
package struct NoSymbols: SymbolSource {
    package init() {}

    package func drawing(of symbol: String, weight: FontWeight, layered: Bool) -> SymbolDrawing? { nil }
    package func missingMark(weight: FontWeight) -> SymbolDrawing { .missing(lineWidth: 0.0625) }
    package func spokenName(of symbol: String, language: String) -> SpokenName? { nil }
    package func nearestNames(to symbol: String, limit: Int) -> [String] { [] }
    package func search(_ query: String, language: String, offset: Int, limit: Int) -> SymbolPage {
        SymbolPage(symbols: [], nextOffset: nil)
    }
    package func entry(for symbol: String, language: String) -> SymbolEntry? { nil }
    package var hasMainPack: Bool { false }
    package var digest: String { "none" }
}
