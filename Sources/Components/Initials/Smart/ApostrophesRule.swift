import UnicodeFacts

/// `apostrophes`: apostrophes inside a word are dropped, so that it stays one word (`Alice O'Connor` → `Alice OConnor`).
struct ApostrophesRule: SmartTokenRule {
    let name = SmartRule.apostrophes

    func apply(to tokens: [String]) -> [String]? {
        guard tokens.contains(where: { $0.unicodeScalars.contains(where: Self.isApostrophe) }) else { return nil }
        return tokens.compactMap { token in
            var scalars = token.unicodeScalars
            scalars.removeAll(where: Self.isApostrophe)
            return scalars.isEmpty ? nil : String(scalars)
        }
    }

    /// Whether it is an apostrophe, or what is typed for one: `'`, ‘, ’, ʻ, ʼ, `` ` ``, ´, ′ and the full-width one.
    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x27, 0x60, 0xB4, 0x2BB, 0x2BC, 0x2018, 0x2019, 0x2032, 0xFF07: true
        default: false
        }
    }
}
