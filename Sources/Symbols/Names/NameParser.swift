import JSONValues

/// Reads SF Symbol names: a base of the table, and modifiers behind it.
struct NameParser {
    let table: BaseTable

    struct Parsed: Hashable {
        var composition: Composition
        var isFilled: Bool
    }

    /// Nil where the name is not one of the platform's, or it cannot be told for certain what it shows.
    func parse(_ name: String) -> Parsed? {
        guard !name.isTooLongForAName, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        if let base = table.base(named: name) {
            return Parsed(composition: .base(base), isFilled: name.hasSuffix(".fill"))
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let bare = withoutFill(words)
        if bare.count < words.count, let base = table.base(named: (bare + ["fill"]).joined(separator: ".")) {
            return Parsed(composition: .base(base), isFilled: true)
        }
        guard let composition = composition(bare[...]) else { return nil }
        return Parsed(composition: composition, isFilled: bare.count < words.count)
    }

    /// Fill stands at the end, before the sign of a badge, or within the name of a base as a whole. Of one shape `on` another
    /// it fills only one.
    private func withoutFill(_ words: [String]) -> [String] {
        let bare = words.filter { $0 != "fill" }
        if bare.count < words.count, !words.contains("on"), table.isBase(bare[...]) { return bare }
        return words.indices.filter { index in
            guard words[index] == "fill", index > 0 else { return true }
            return index + 1 < words.count && !Self.followers.contains(words[index + 1])
        }.map { words[$0] }
    }

    private static let followers: Set = ["badge", "trianglebadge", "ar", "hi"]

    private func composition(_ words: ArraySlice<String>) -> Composition? {
        guard let last = words.last else { return nil }
        if let base = table.base(named: words.joined(separator: ".")) { return .base(base) }
        let rest = words.dropLast()
        if let badge = words.lastIndex(of: "badge"), badge > words.startIndex, !isShape(words[(badge + 1)...]) {
            return badged(words[..<badge], words[(badge + 1)...])
        }
        if let badge = words.lastIndex(of: "trianglebadge"), words.endIndex - badge == 2, last == "exclamationmark" {
            guard let inner = composition(words[..<badge]), let sign = table.base(named: "exclamationmark.triangle")
            else { return nil }
            return .badged(inner, sign: .base(sign))
        }
        switch last {
        case "slash": return composition(rest).map { .slashed($0) }
        case "ar": return localized(rest, zero: "\u{660}")
        case "hi": return localized(rest, zero: "\u{966}")
        default: break
        }
        if let enclosure = Enclosure(rawValue: last), let inner = composition(rest) {
            return .enclosed(inner, enclosure)
        }
        if last == "circle" || last == "square", let inner = text(rest), let shape = Enclosure(rawValue: last) {
            return .enclosed(inner, shape)
        }
        return nil
    }

    private func badged(_ words: ArraySlice<String>, _ sign: ArraySlice<String>) -> Composition? {
        guard let inner = composition(words) else { return nil }
        guard !sign.isEmpty else { return .badged(inner, sign: nil) }
        if Array(sign) == ["person", "crop"] { return badged(words, ["person"]) }
        guard let sign = composition(sign) else { return nil }
        return .badged(inner, sign: sign)
    }

    /// `bell.badge.circle` is a circle around a bell with a dot.
    private func isShape(_ words: ArraySlice<String>) -> Bool {
        words.count == 1 && (words.first == "circle" || words.first == "square")
    }

    /// A letter, or a number of one or two figures.
    private func text(_ words: ArraySlice<String>) -> Composition? {
        guard words.count == 1, let word = words.first else { return nil }
        let isNumber = (1...2).contains(word.utf8.count) && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        return isNumber || isLetter ? .text(word.uppercased()) : nil
    }

    /// A number in a shape, in the figures that start with `zero`.
    private func localized(_ words: ArraySlice<String>, zero: Unicode.Scalar) -> Composition? {
        guard case .enclosed(.text(let figures), let enclosure)? = composition(words) else { return nil }
        var text = ""
        for scalar in figures.unicodeScalars {
            guard ("0"..."9").contains(scalar), let own = Unicode.Scalar(scalar.value - 0x30 + zero.value) else {
                return nil
            }
            text.unicodeScalars.append(own)
        }
        return .enclosed(.text(text), enclosure)
    }
}
