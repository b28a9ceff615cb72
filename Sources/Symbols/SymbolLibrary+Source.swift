package import Drawing
import JSONValues

extension SymbolLibrary: SymbolSource {
    package func drawing(
        of symbol: String, weight: FontWeight, layered: Bool, direction: LayoutDirection
    ) -> SymbolDrawing? {
        cachedDrawing(
            of: symbol,
            Style(
                line: Variant(weight: weight), isFilled: false, isLayered: layered, isRightToLeft: direction == .rtl))
    }

    package func contains(_ symbol: String) -> Bool {
        guard !symbol.isTooLongForAName else { return false }
        if let direct = DirectName(symbol), let pack = external.first(where: { $0.prefix.isExactly(direct.prefix) }) {
            return pack.icon(named: direct.name) != nil
        }
        return drawing(of: symbol, weight: .regular, layered: false) != nil
    }

    package func missingMark(weight: FontWeight) -> SymbolDrawing {
        .missing(lineWidth: Variant(weight: weight).lineWidth)
    }

    package var hasMainPack: Bool { pack != nil }

    /// The file of the main set and the number of its drawings.
    package var mainPack: (file: String, drawings: Int)? {
        pack.map { ($0.path, $0.count) }
    }

    package var digest: String {
        let main = pack.map { ["\(Self.mainPrefix)=sha256:\($0.digest)"] } ?? []
        let parts = main + external.map { "\($0.prefix)=\($0.digest)" }
        return parts.isEmpty ? "none" : parts.joined(separator: ",")
    }

    package func entry(for symbol: String, language: String) -> SymbolEntry? {
        guard drawing(of: symbol, weight: .regular, layered: false) != nil else { return nil }
        let label = spokenName(of: symbol, language: language)?.text ?? symbol
        guard let direct = DirectName(symbol), !direct.prefix.isExactly(Self.mainPrefix) else {
            let isFilled = symbol.hasSuffix(".fill")
            let variants: [Variant] = isFilled ? [.fill] : Variant.allCases
            return SymbolEntry(
                name: symbol, label: label, pack: Self.mainPrefix, variants: variants.map(\.rawValue))
        }
        return SymbolEntry(name: symbol, label: label, pack: direct.prefix, variants: ["regular"])
    }
}
