extension String {
    /// The string with `A`–`Z` as `a`–`z` and every other character as it is, in every locale.
    package var asciiLowercased: String {
        guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return self }
        return String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether every character is ASCII.
    package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// Whether both have the same bytes.
    ///
    /// `==` compares by canonical equivalence, which takes quadratic time on a long run of combining marks.
    package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// The string without the White_Space at its ends.
    package var trimmingWhiteSpace: Substring {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
            let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
        else { return "" }
        return self[first..<scalars.index(after: last)]
    }
}
