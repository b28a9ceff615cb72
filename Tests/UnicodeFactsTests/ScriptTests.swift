import Testing
import UnicodeFacts

struct ScriptTests {
    @Test(
        arguments: [
            ("A", Script.latin), ("é", .latin), ("1", .common), (" ", .common), ("ー", .common), ("・", .common),
            ("\u{301}", .inherited), ("Ω", .greek), ("Я", .cyrillic), ("א", .hebrew), ("ع", .arabic),
            ("अ", .devanagari),
            ("ก", .thai), ("ກ", .lao), ("ក", .khmer), ("李", .han), ("々", .han), ("\u{20000}", .han), ("あ", .hiragana),
            ("ア", .katakana), ("ｱ", .katakana), ("한", .hangul), ("\u{1100}", .hangul), ("ㄅ", .bopomofo),
            ("ა", .georgian),
            ("Ա", .armenian), ("አ", .ethiopic), ("😀", .common), ("𞤀", .adlam), ("ߊ", .nko), ("ܐ", .syriac),
        ] as [(Unicode.Scalar, Script)])
    func `a scalar has the script of the Unicode Script property`(scalar: Unicode.Scalar, script: Script) {
        #expect(scalar.script == script)
    }

    @Test(arguments: ["\u{2EBF0}", "\u{323B0}", "\u{31350}"] as [Unicode.Scalar])
    func `ideographs newer than GLib's tables are Han`(scalar: Unicode.Scalar) {
        #expect(scalar.script == .han)
    }

    @Test func `an unassigned scalar has no script`() throws {
        let scalar = try #require(Unicode.Scalar(0xE0080 as UInt32))
        #expect(scalar.script == .unknown)
    }

    @Test func `a code is four letters`() {
        #expect(Script.latin.code == "Latn")
        #expect(Script.common.code == "Zyyy")
    }

    @Test func `scripts fall into groups`() {
        #expect(Script.bopomofo.isUnspacedEastAsian && !Script.thai.isUnspacedEastAsian)
        #expect(Script.inherited.isNeutral && !Script.latin.isNeutral)
        #expect(Script.arabic.isJoining && Script.mongolian.isJoining && !Script.hebrew.isJoining)
    }
}
