/// The known name nearest to a mistyped one, for error messages.
package enum NearestName {
    /// The nearest of `candidates` regardless of case, nil when none is near: at most one edit for every three
    /// characters, at least one. An edit inserts, drops, changes or swaps neighbouring characters. Of equals the first.
    package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        // No name in the protocol is longer than 40 bytes; the cost grows with the product of the lengths.
        guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
        let letters = Array(name.lowercased().unicodeScalars)
        let limit = max(1, letters.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let distance = edits(from: letters, to: Array(candidate.lowercased().unicodeScalars))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The optimal string alignment distance, row by row.
    private static func edits(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...target.count)
        for i in source.indices {
            var row = [i + 1]
            for j in target.indices {
                var cost = min(last[j] + (source[i] == target[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[target.count]
    }
}
