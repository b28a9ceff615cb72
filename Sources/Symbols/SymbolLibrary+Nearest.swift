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

    private func newNearestNames(to symbol: String, limit: Int) -> [String] {
        if let direct = DirectName(symbol) { return nearest(direct, limit) }
        let words = symbol.split(separator: ".").map(String.init)
        let stemCount = words.lastIndex { !Self.modifiers.contains($0) }.map { $0 + 1 } ?? words.count
        let stem = words[..<stemCount].joined(separator: ".")
        let ending = words[stemCount...].map { ".\($0)" }.joined()
        let nearest = NearestIndex.bases.nearest(to: stem, limit: limit)
        let parser = NameParser(table: table)
        return nearest.map { name in
            let whole = name + ending
            return !ending.isEmpty && !name.hasSuffix(ending) && parser.parse(whole) != nil ? whole : name
        }
    }

    /// What may stand behind any base.
    private static let modifiers: Set = ["badge", "circle", "fill", "plus", "slash", "square"]

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
