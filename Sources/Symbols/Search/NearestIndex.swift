/// Names to suggest, with what they are compared by.
struct NearestIndex: Sendable {
    private struct Candidate: Sendable {
        let name: String
        let words: [[UInt8]]
        /// The words without what is between them, which people get wrong first.
        let folded: [UInt8]
        let others: [[[UInt8]]]
    }

    private let candidates: [Candidate]

    /// SF Symbol names, which are suggested for their spoken names and tags too.
    static let bases = NearestIndex(BaseTable.shared.bases.lazy.map { ($0.name, otherWords(for: $0.name)) })

    /// The spoken name of a base, and its tags.
    static func otherWords(for base: String) -> [String] {
        (BaseTable.shared.base(named: base).map { [$0.spokenName] } ?? []) + (TagTable.tags[base] ?? [])
    }

    /// `others` are other words for the same, the best first.
    init(_ names: some Sequence<(name: String, others: [String])>) {
        candidates = names.map { name, others in
            let words = SearchIndex.words(of: name)
            return Candidate(
                name: name, words: words, folded: words.flatMap { $0 }, others: others.map(SearchIndex.words))
        }
    }

    /// By edits in proportion to the length; words in common help, and another word for the same counts as one edit.
    func nearest(to name: String, limit: Int) -> [String] {
        let wanted = SearchIndex.words(of: name)
        let folded = wanted.flatMap { $0 }
        guard !folded.isEmpty else { return [] }
        var distance = WordDistance()
        var found: [(name: String, cost: Int)] = []
        for candidate in candidates {
            let length = max(folded.count, candidate.folded.count)
            let edits = distance.between(folded, candidate.folded, limit: length * 3 / 4) ?? length
            var cost = edits * 100 / length
            if wanted.contains(where: candidate.words.contains) { cost = cost * 2 / 3 }
            if let other = candidate.others.firstIndex(of: wanted) { cost = min(cost, 10 + other) }
            found.append((candidate.name, cost))
        }
        found.sort { $0.cost != $1.cost ? $0.cost < $1.cost : $0.name < $1.name }
        return found.prefix(limit).map(\.name)
    }
}
