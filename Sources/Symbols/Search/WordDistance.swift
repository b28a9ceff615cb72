/// Insertions, deletions, substitutions and swaps of neighbours between two words (optimal string alignment).
struct WordDistance {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    /// The distance, or nil where it is more than `limit`.
    mutating func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
        guard abs(a.count - b.count) <= limit else { return nil }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        let width = b.count + 1
        if row.count < width {
            (beforeLast, last, row) = (
                Array(repeating: 0, count: width), Array(repeating: 0, count: width), Array(repeating: 0, count: width)
            )
        }
        for j in 0..<width { last[j] = j }
        for i in 1...a.count {
            row[0] = i
            var least = i
            for j in 1..<width {
                var edits = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    edits = min(edits, beforeLast[j - 2] + 1)
                }
                row[j] = edits
                least = min(least, edits)
            }
            guard least <= limit else { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
