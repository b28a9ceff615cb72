/// Greek capitals as Greek writes them: without accents and breathings (CLDR transform `el-Upper`).
enum GreekCapital {
    /// The capital of a character whose base is a Greek letter, else nil.
    static func of(_ character: String) -> String? {
        guard let first = character.unicodeScalars.first, first.value >= 0x370, first.script == .greek,
            first.properties.isCased
        else { return nil }
        let scalars = CanonicalForm(decomposing: character.unicodeScalars).scalars
        guard let base = scalars.first else { return nil }
        var capital = base.properties.uppercaseMapping
        capital.unicodeScalars.append(contentsOf: scalars.dropFirst().filter { !isDropped($0) })
        return String(capital.nfc.prefix(1))
    }

    /// Accents, breathings, length marks and the iota subscript; the dialytika is not among them.
    private static func isDropped(_ mark: Unicode.Scalar) -> Bool {
        switch mark.value {
        case 0x300...0x304, 0x306, 0x311, 0x313, 0x314, 0x342, 0x343, 0x345: true
        default: false
        }
    }
}
