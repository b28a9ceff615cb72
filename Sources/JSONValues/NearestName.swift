/// Finds the name that a person most likely meant.
package enum NearestName {
    /// The nearest of `candidates` within a third of its length in edits, or nil; ties go to the first.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        // Longer words are no slips of the finger, and the work grows with the square.
        guard name.utf8.count <= 64 else { return nil }
        let wanted = Array(folded(name))
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = Array(folded(candidate))
            let allowed = max(1, max(wanted.count, other.count) / 3)
            guard abs(wanted.count - other.count) <= allowed else { continue }
            let distance = distance(wanted, other)
            if distance <= allowed, distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The `limit` nearest of `candidates`, nearest first.
    package static func several(_ limit: Int, of name: String, among candidates: some Sequence<String>) -> [String] {
        guard name.utf8.count <= 64 else { return [] }
        let wanted = Array(folded(name))
        return Array(
            candidates.map { (name: $0, distance: distance(wanted, Array(folded($0)))) }
                .sorted { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name < $1.name }
                .prefix(limit).map(\.name))
    }

    /// Case and word separators are what people get wrong first, so they cost nothing.
    private static func folded(_ name: String) -> some Sequence<UInt8> {
        name.utf8.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
            .map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        guard !a.isEmpty else { return b.count }
        guard !b.isEmpty else { return a.count }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    edits = min(edits, beforeLast[j - 2] + 1)
                }
                row.append(edits)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
