/// A text as it is drawn: one line, cut into grapheme clusters (UAX #29), none longer than `maximumScalars`.
struct ClusteredText {
    /// What a cluster draws at most. Shaping time grows with the square of the marks on one base; no script in use comes near
    /// this, and the longest emoji sequences have 10.
    static let maximumScalars = 32
    /// What a text draws at most; 64 KB of ASCII is far wider than any component.
    static let maximumTextScalars = 65_536

    private(set) var scalars: [Unicode.Scalar] = []
    /// Where each cluster ends in `scalars`.
    private(set) var ends: [Int] = []
    private(set) var isTruncated = false
    /// Whether all of it is U+0020 to U+007E.
    private(set) var isPlain = false

    init(_ text: String) {
        if text.utf8.count <= Self.maximumTextScalars, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
            // Of these every one is a cluster.
            scalars = text.utf8.map { Unicode.Scalar($0) }
            ends = Array(1..<scalars.count + 1)
            isPlain = true
            return
        }
        for character in text {
            guard scalars.count < Self.maximumTextScalars else {
                isTruncated = true
                break
            }
            let cluster = character.unicodeScalars
            if let first = cluster.first, Self.breaksLine(first) {
                scalars.append(" ")
            } else {
                let drawn = cluster.prefix(Self.maximumScalars)
                scalars.append(contentsOf: drawn)
                if drawn.endIndex != cluster.endIndex { isTruncated = true }
            }
            ends.append(scalars.count)
        }
    }

    var clusterCount: Int { ends.count }

    subscript(cluster index: Int) -> ArraySlice<Unicode.Scalar> {
        scalars[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// A letter with case, unlike ª and Ⓐ, which Unicode calls cased but which do not stand between baseline and cap height.
    static func isCased(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: true
        default: false
        }
    }

    var isCased: Bool { scalars.contains(where: Self.isCased) }

    /// Controls, tabs and line ends are spaces in a label.
    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
