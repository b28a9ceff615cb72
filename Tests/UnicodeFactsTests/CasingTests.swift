import Testing
import UnicodeFacts

struct CasingTests {
    @Test(arguments: [
        ("en", Casing.root), ("", .root), ("tr", .turkic), ("TR", .turkic), ("tr-TR", .turkic), ("az_Latn_AZ", .turkic),
        ("lt", .lithuanian), ("el", .greek), ("el-GR", .greek), ("elx", .root), ("e", .root), ("zh-Hans", .root),
        ("trv", .root), ("-tr", .root),
    ])
    func `the language of a locale decides`(locale: String, casing: Casing) {
        #expect(Casing(locale: locale) == casing)
    }

    @Test(arguments: [
        ("j", "J"), ("J", "J"), ("é", "É"), ("e\u{301}", "E\u{301}"), ("ß", "S"), ("ﬁ", "F"), ("ŉ", "ŉ"), ("ǆ", "Ǆ"),
        ("ǰ", "J\u{30C}"), ("и", "И"), ("և", "Ե"), ("ა", "Ა"), ("ⓐ", "Ⓐ"), ("ⅷ", "Ⅷ"), ("ꭰ", "Ꭰ"), ("𐐨", "𐐀"),
        ("i", "I"),
        ("ά", "Ά"), ("ᾳ", "Α"), ("1", "1"), ("李", "李"), ("ع", "ع"), ("😀", "😀"),
        ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
        ("\u{1F1E9}\u{1F1EA}", "\u{1F1E9}\u{1F1EA}"), ("ª", "ª"), ("", ""),
    ])
    func `without a special locale the full mapping is cut to one character`(input: String, expected: String) {
        #expect(Array(Casing.root.uppercase(input).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [("i", "İ"), ("ı", "I"), ("I", "I"), ("ß", "S"), ("í", "Í")])
    func `turkish keeps the dot`(input: String, expected: String) {
        #expect(Casing.turkic.uppercase(input) == expected)
    }

    @Test(arguments: [
        ("i", "I"), ("i\u{307}", "I"), ("i\u{307}\u{301}", "I\u{301}"), ("į\u{307}", "Į"), ("j\u{307}", "J"),
        ("z\u{307}", "Z\u{307}"), ("i\u{301}\u{307}", "I\u{301}\u{307}"), ("ė", "Ė"),
    ])
    func `lithuanian drops the dot above of a soft-dotted letter`(input: String, expected: String) {
        #expect(Array(Casing.lithuanian.uppercase(input).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [
        ("ά", "Α"), ("Ά", "Α"), ("ή", "Η"), ("ΐ", "Ϊ"), ("ϋ", "Ϋ"), ("α\u{301}", "Α"), ("ᾳ", "Α"), ("ᾧ", "Ω"),
        ("ῥ", "Ρ"),
        ("σ", "Σ"), ("ς", "Σ"), ("é", "É"), ("ß", "S"), ("д", "Д"),
    ])
    func `greek drops accents and keeps the dialytika`(input: String, expected: String) {
        #expect(Array(Casing.greek.uppercase(input).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [Casing.root, .turkic, .lithuanian, .greek])
    func `a cluster of a hundred thousand marks is returned whole and soon`(casing: Casing) {
        var text = "j"
        for _ in 0..<50_000 { text += "\u{316}\u{315}" }
        let elapsed = ContinuousClock().measure {
            #expect(casing.uppercase(text).utf8.count == text.utf8.count)
        }
        #expect(elapsed < .seconds(1))
    }

    @Test func `a character without case has no capital`() {
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), !scalar.properties.isCased else { continue }
            guard scalar.properties.uppercaseMapping.unicodeScalars.elementsEqual(CollectionOfOne(scalar)) else {
                Issue.record("U+\(String(value, radix: 16))")
                return
            }
        }
    }
}
