package import Drawing
import JSONValues

extension SymbolLibrary {
    package func search(_ query: String, language: String, offset: Int, limit: Int) -> SymbolPage {
        let names = names(for: query, language: language)
        guard offset >= 0, limit > 0, offset < names.count else {
            return SymbolPage(symbols: [], nextOffset: nil, total: names.count)
        }
        let end = min(names.count, offset + min(limit, names.count))
        let symbols = names[offset..<end].compactMap { entry(for: $0, language: language) }
        return SymbolPage(symbols: symbols, nextOffset: end < names.count ? end : nil, total: names.count)
    }

    /// A name is what was looked for, also one that is composed (`heart.fill`) and therefore in no index; then comes what
    /// matches; and where nothing does, what a slip may have made of a name.
    private func names(for query: String, language: String) -> [String] {
        let index = searchIndex(language)
        var names = index.matches(query).map { index.items[$0].name }
        // Whoever types words means the name that they make.
        let name = query.split(separator: " ").joined(separator: ".")
        if drawing(of: name, weight: .regular, layered: false) != nil {
            names.removeAll { $0.isExactly(name) }
            names.insert(name, at: 0)
        } else if names.isEmpty, let near = NearestName.of(query, among: nearestNames(to: query, limit: 3)) {
            names = [near]
        }
        return names
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
