import Drawing
import JSONValues
import Synchronization

extension SymbolLibrary {
    package func nearestNames(to symbol: String, limit: Int) -> [String] {
        guard !symbol.isTooLongForAName, limit > 0 else { return [] }
        let bytes = Array(symbol.utf8)
        // A list of people has the same symbol again and again, and the search compares it with every name.
        if let known = suggestions.withLock({ $0[bytes] }), known.limit >= limit {
            return Array(known.names.prefix(limit))
        }
        let names = newNearestNames(to: symbol, limit: limit)
        suggestions.withLock { suggestions in
            if suggestions.count >= Self.cacheLimit { suggestions.removeAll(keepingCapacity: true) }
            suggestions[bytes] = (limit, names)
        }
        return names
    }

    /// The slip may be in the base, in what stands behind it, or in the point between them: first the bases that come near
    /// to any beginning of the name are picked, then what is made of these is compared with the whole of it.
    private func newNearestNames(to symbol: String, limit: Int) -> [String] {
        if let direct = DirectName(symbol) { return nearest(direct, limit) }
        let words = symbol.split(separator: ".")
        var bases: [String] = []
        for count in 1...max(1, min(words.count, Self.mostWords)) {
            let beginning = words.prefix(count).joined(separator: ".")
            for base in NearestIndex.bases.nearest(to: beginning, limit: limit) where !bases.contains(base) {
                bases.append(base)
            }
        }
        let parser = NameParser(table: table)
        var names: [(name: String, others: [String])] = []
        for base in bases {
            for ending in Self.endings {
                let name = base + ending
                // Some are bases themselves, and there is nothing like a circle in a circle.
                guard !names.contains(where: { $0.name == name }), ending.isEmpty || !base.hasSuffix(ending),
                    !base.hasSuffix(".circle") || !ending.hasPrefix(".circle"), parser.parse(name) != nil
                else { continue }
                // Another word is the same only with the same ending, and splitting words is what takes time here.
                let others = symbol.hasSuffix(ending) ? NearestIndex.otherWords(for: base) : []
                names.append((name, others.map { $0 + ending }))
            }
        }
        return NearestIndex(names).nearest(to: symbol, limit: limit)
    }

    /// No base has more.
    private static let mostWords = 8

    /// What may stand behind nearly any base.
    private static let endings = [
        "", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill",
    ]

    private func nearest(_ direct: DirectName, _ limit: Int) -> [String] {
        let names =
            direct.prefix.isExactly(Self.mainPrefix)
            ? pack?.names : external.first { $0.prefix.isExactly(direct.prefix) }?.icons.map(\.name)
        let index = NearestIndex((names ?? []).lazy.map { ($0, []) })
        // Some of a folder's files may be no pictures; those are not worth suggesting.
        let candidates = index.nearest(to: direct.filledBase ?? direct.name, limit: limit + 8)
            .lazy.map { "\(direct.prefix):\($0)" }
        return Array(
            candidates.filter { self.drawing(of: $0, weight: .regular, layered: false) != nil }.prefix(limit))
    }
}
