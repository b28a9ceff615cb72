import UnicodeFacts

/// `comma_order`: `Last, First` is read as `First Last` (`Reynolds, Carole L` → `Carole L Reynolds`).
///
/// Suffixes stay at the end (`Davis, Sammy, Jr.`), and a comma before one alone (`Sammy Davis, Jr.`) is no order;
/// anything else after a second comma is dropped.
struct CommaOrderRule: SmartTextRule {
    let name = SmartRule.commaOrder

    func apply(to text: String) -> String? {
        guard text.unicodeScalars.contains(where: isComma) else { return nil }
        let segments = text.unicodeScalars.split(whereSeparator: isComma)
            .map { NameTokens.split(String($0)) }
            .filter { $0.contains(where: isWord) }
        guard segments.count > 1 else { return nil }
        let names = segments.filter { !$0.allSatisfy(TitlesAndSuffixesRule.isSuffix) }
        guard names.count > 1 else { return nil }
        // Only the given name, the surname and suffixes count; a post or a company after them is no name.
        let suffixes = segments.filter { $0.allSatisfy(TitlesAndSuffixesRule.isSuffix) }
        return ([names[1], names[0]] + suffixes).flatMap { $0 }.joined(separator: " ")
    }

    private func isWord(_ token: String) -> Bool {
        token.unicodeScalars.contains { $0.isLetter || $0.isDecimalDigit }
    }

    private func isComma(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "," || scalar == "，" || scalar == "،"
    }
}
