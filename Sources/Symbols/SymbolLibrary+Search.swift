package import Drawing
import JSONValues

extension SymbolLibrary {
    package func search(_ query: String, language: String, offset: Int, limit: Int) -> SymbolPage {
        let index = searchIndex(language)
        let matches = index.matches(query)
        guard offset >= 0, limit > 0, offset < matches.count else { return SymbolPage(symbols: [], nextOffset: nil) }
        let end = min(matches.count, offset + min(limit, matches.count))
        let symbols = matches[offset..<end].compactMap { entry(for: index.items[$0].name, language: language) }
        return SymbolPage(symbols: symbols, nextOffset: end < matches.count ? end : nil)
    }

    /// SF Symbol names first, then what the set draws besides, then the packs given at start.
    func newSearchIndex(_ language: String) -> SearchIndex {
        var index = SearchIndex()
        if let pack {
            for base in table.bases where base.form != .text {
                let spoken = Self.spoken(base, language)
                index.add(
                    base.name, names: [base.name, base.spokenName, spoken.text],
                    tags: (TagTable.tags[base.name] ?? []) + [base.drawing], cost: 0)
            }
            for name in pack.names where table.base(showing: name) == nil {
                index.add("\(Self.mainPrefix):\(name)", names: [name], tags: [Self.mainPrefix], cost: 3)
            }
        }
        for pack in external {
            for icon in pack.icons {
                index.add("\(pack.prefix):\(icon.name)", names: [icon.name], tags: [pack.prefix], cost: 3)
            }
        }
        return index
    }
}
