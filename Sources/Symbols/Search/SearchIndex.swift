import JSONValues

/// Every symbol with the words by which it is found, in one language.
struct SearchIndex: Sendable {
    struct Item: Sendable {
        let name: String
        /// Positions in `vocabulary`, each with what it costs to be found by it.
        fileprivate var words: [(word: Int, cost: Int)] = []
        /// Words of the name itself, in order.
        fileprivate let nameWords: [[UInt8]]
        /// What it costs to be found at all.
        fileprivate let cost: Int
    }

    private(set) var items: [Item] = []
    private var vocabulary: [[UInt8]] = []
    private var positions: [[UInt8]: Int] = [:]

    private static let maxQueryWords = 8

    /// `names` and `tags` are other words by which it is found; `cost` puts it behind others that are found as well.
    mutating func add(_ name: String, names: [String], tags: [String], cost: Int) {
        var item = Item(name: name, nameWords: Self.words(of: name), cost: cost)
        for text in names { add(text, to: &item, cost: 0) }
        // The tags that come to mind first stand first.
        for (position, tag) in tags.enumerated() { add(tag, to: &item, cost: 2 + min(position, 2)) }
        items.append(item)
    }

    private mutating func add(_ text: String, to item: inout Item, cost: Int) {
        for word in Self.words(of: text) {
            let position = position(of: word)
            if !item.words.contains(where: { $0.word == position }) { item.words.append((position, cost)) }
        }
    }

    private mutating func position(of word: [UInt8]) -> Int {
        if let position = positions[word] { return position }
        positions[word] = vocabulary.count
        vocabulary.append(word)
        return vocabulary.count - 1
    }

    /// Lower-case runs of letters and figures.
    static func words(of text: String) -> [[UInt8]] {
        text.lowercased().unicodeScalars.split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
            .map { Array(String(String.UnicodeScalarView($0)).utf8) }
    }

    /// The positions of the items that match every word of a query, best first.
    func matches(_ query: String) -> [Int] {
        guard !query.isTooLongForAName else { return [] }
        let words = Self.words(of: query).prefix(Self.maxQueryWords)
        guard !words.isEmpty else { return query.isEmpty ? Array(items.indices) : [] }
        let costs = words.map(wordCosts)
        var found: [(item: Int, cost: Int)] = []
        for (index, item) in items.enumerated() {
            var total = item.nameWords.elementsEqual(words) ? -10 : item.cost
            var matchesAll = true
            for costs in costs {
                let best = item.words.lazy.compactMap { word in costs[word.word].map { $0 + word.cost } }.min()
                guard let best else {
                    matchesAll = false
                    break
                }
                total += best
            }
            // Of equals, the one with the shortest name is meant.
            if matchesAll { found.append((index, total * 16 + min(item.nameWords.count, 15))) }
        }
        return found.sorted { $0.cost != $1.cost ? $0.cost < $1.cost : $0.item < $1.item }.map(\.item)
    }

    /// What each word of the vocabulary costs as an answer to `wanted`; nil where it is none.
    private func wordCosts(_ wanted: [UInt8]) -> [Int?] {
        var distance = WordDistance()
        // A slip of the finger in four letters, two in seven.
        let allowed = wanted.count >= 7 ? 2 : wanted.count >= 4 ? 1 : 0
        return vocabulary.map { word in
            if word == wanted { return 0 }
            if word.starts(with: wanted) { return 3 }
            if let edits = distance.between(wanted, word, limit: allowed), word.count >= 3 { return 4 + 2 * edits }
            return wanted.count >= 3 && contains(word, wanted) ? 5 : nil
        }
    }

    private func contains(_ word: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count < word.count else { return false }
        return (1...(word.count - part.count)).contains { word[$0...].starts(with: part) }
    }
}
