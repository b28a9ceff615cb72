/// The rules by which a locale turns letters into capitals (Unicode SpecialCasing.txt; CLDR `el-Upper`).
package enum Casing: Hashable, Sendable {
    /// The full mappings of the Unicode Character Database.
    case root
    /// Turkish and Azerbaijani: i becomes İ.
    case turkic
    /// Lithuanian: the dot above a soft-dotted letter goes.
    case lithuanian
    /// Greek: accents and breathings go, a dialytika stays.
    case greek

    /// From a BCP 47 tag or a POSIX locale name, such as `tr`, `az-Latn` or `el_GR`; any other language is `root`.
    package init(locale: String) {
        let language = locale.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
        // Two letters decide; reading bytes keeps the common case free of allocations.
        guard language.count == 2, let first = language.first, let last = language.last else {
            self = .root
            return
        }
        switch (first | 0x20, last | 0x20) {
        case (0x74, 0x72), (0x61, 0x7A): self = .turkic
        case (0x6C, 0x74): self = .lithuanian
        case (0x65, 0x6C): self = .greek
        default: self = .root
        }
    }

    /// The capital of one character, itself one character.
    ///
    /// The full mapping is cut after its first character (`ß` → `S`, `ﬁ` → `F`); a character whose mapping would not
    /// start with a cased letter (`ŉ`) stays as it is, and so does one without a capital.
    package func uppercase(_ character: String) -> String {
        if self == .greek, let capital = GreekCapital.of(character) { return capital }
        var mapped = String.UnicodeScalarView()
        var isChanged = false
        var dotMayFollow = false
        for scalar in character.unicodeScalars {
            if self == .lithuanian {
                if dotMayFollow, scalar == "\u{307}" {
                    isChanged = true
                    continue
                }
                let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
                dotMayFollow =
                    scalar.properties.isSoftDotted || dotMayFollow && combiningClass != 0 && combiningClass != 230
            }
            // Only cased characters have capitals; a mapping is a string, too dear for each of many marks.
            guard scalar.properties.isCased else {
                mapped.append(scalar)
                continue
            }
            let capitals = capitals(of: scalar)
            if capitals.count != 1 || capitals.first != scalar { isChanged = true }
            mapped.append(contentsOf: capitals)
        }
        guard isChanged, let first = mapped.first, first.properties.isCased else { return character }
        return String(String(mapped).prefix(1))
    }

    private func capitals(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        if self == .turkic, scalar == "i" { return "\u{130}".unicodeScalars }
        return scalar.properties.uppercaseMapping.unicodeScalars
    }
}
