/// Numbers of lines for a person: `8, 11–20 and 30`.
struct LineRanges {
    private var ranges: [ClosedRange<Int>] = []
    private(set) var count = 0

    /// Ranges that are named; of more it is said how many lines they have.
    static let most = 10

    /// - Parameter line: greater than any before.
    mutating func add(_ line: Int) {
        count += 1
        if let last = ranges.last, last.upperBound + 1 == line {
            ranges[ranges.count - 1] = last.lowerBound...line
        } else {
            ranges.append(line...line)
        }
    }

    var text: String {
        var words = ranges.prefix(Self.most).map { range in
            range.count == 1
                ? "\(range.lowerBound)" : "\(range.lowerBound)\(range.count == 2 ? ", " : "–")\(range.upperBound)"
        }
        let rest = ranges.dropFirst(Self.most).reduce(0) { $0 + $1.count }
        if rest > 0 { words.append("\(rest) more") }
        guard let last = words.popLast() else { return "" }
        return words.isEmpty ? last : words.joined(separator: ", ") + " and " + last
    }
}
