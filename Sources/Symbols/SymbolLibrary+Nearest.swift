import Drawing
import JSONValues

extension SymbolLibrary {
    package func nearestNames(to symbol: String, limit: Int) -> [String] {
        guard !symbol.isTooLongForAName, limit > 0 else { return [] }
        if let direct = DirectName(symbol) { return nearest(direct, limit) }
        let words = symbol.split(separator: ".").map(String.init)
        let stemCount = words.lastIndex { !Self.modifiers.contains($0) }.map { $0 + 1 } ?? words.count
        let stem = words[..<stemCount].joined(separator: ".")
        let ending = words[stemCount...].map { ".\($0)" }.joined()
        let nearest = Self.nearest(stem, limit, among: table.bases.lazy.map { ($0.name, TagTable.tags[$0.name] ?? []) })
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
        let found = Self.nearest(direct.filledBase ?? direct.name, limit, among: (names ?? []).lazy.map { ($0, []) })
        return found.map { "\(direct.prefix):\($0)" }
    }

    /// By edits in proportion to the length; a tag that is the very word counts as one edit, and whole words in common help.
    private static func nearest(
        _ name: String, _ limit: Int, among candidates: some Sequence<(name: String, tags: [String])>
    ) -> [String] {
        let wanted = SearchIndex.words(of: name)
        let folded = wanted.flatMap { $0 }
        guard !folded.isEmpty else { return [] }
        var distance = WordDistance()
        var found: [(name: String, cost: Int)] = []
        for candidate in candidates {
            let words = SearchIndex.words(of: candidate.name)
            let other = words.flatMap { $0 }
            let edits = distance.between(folded, other, limit: 64) ?? 64
            var cost = edits * 100 / max(folded.count, other.count)
            if wanted.contains(where: words.contains) { cost = cost * 2 / 3 }
            if candidate.tags.contains(where: { SearchIndex.words(of: $0) == wanted }) { cost = min(cost, 10) }
            found.append((candidate.name, cost))
        }
        found.sort { $0.cost != $1.cost ? $0.cost < $1.cost : $0.name < $1.name }
        return found.prefix(limit).map(\.name)
    }
}
