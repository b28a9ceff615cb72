import Testing
import UnicodeFacts

struct ScalarPropertyTests {
    private static var allScalars: some Sequence<Unicode.Scalar> {
        (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
    }

    @Test func `white space is the 25 code points of White_Space`() {
        var count = 0
        for scalar in Self.allScalars {
            if scalar.isWhiteSpace { count += 1 }
            guard scalar.isWhiteSpace == scalar.properties.isWhitespace else {
                Issue.record("U+\(String(scalar.value, radix: 16))")
                return
            }
        }
        #expect(count == 25)
    }

    @Test func `default ignorables are those of the Unicode property`() {
        for scalar in Self.allScalars
        where scalar.isDefaultIgnorable != scalar.properties.isDefaultIgnorableCodePoint {
            Issue.record("U+\(String(scalar.value, radix: 16))")
            return
        }
    }

    @Test(
        arguments: ["\u{FEFF}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FE0F}", "\u{AD}", "\u{3164}"]
            as [Unicode.Scalar])
    func `marks of direction, joiners and fillers are ignorable`(scalar: Unicode.Scalar) {
        #expect(scalar.isDefaultIgnorable)
    }

    @Test func `the prefixed vowels are five of Thai and five of Lao`() {
        let vowels = Self.allScalars.filter(\.isPrefixedVowel).map { String($0) }
        #expect(vowels == ["เ", "แ", "โ", "ใ", "ไ", "ເ", "ແ", "ໂ", "ໃ", "ໄ"])
    }

    @Test(
        arguments: [("ก", true), ("ฮ", true), ("ฯ", false), ("ະ", false), ("ກ", true), ("ໜ", true), ("A", false)]
            as [(Unicode.Scalar, Bool)])
    func `consonants of Thai and Lao are known`(scalar: Unicode.Scalar, isConsonant: Bool) {
        #expect(scalar.isThaiOrLaoConsonant == isConsonant)
    }

    @Test func `punctuation, digits and letters go by general category`() {
        #expect(("!" as Unicode.Scalar).isPunctuation && ("「" as Unicode.Scalar).isPunctuation)
        #expect(!("+" as Unicode.Scalar).isPunctuation && !("a" as Unicode.Scalar).isPunctuation)
        #expect(("7" as Unicode.Scalar).isDecimalDigit && ("٣" as Unicode.Scalar).isDecimalDigit)
        #expect(!("Ⅷ" as Unicode.Scalar).isDecimalDigit && !("²" as Unicode.Scalar).isDecimalDigit)
        #expect(("é" as Unicode.Scalar).isLetter && ("字" as Unicode.Scalar).isLetter)
        #expect(!("7" as Unicode.Scalar).isLetter && !("😀" as Unicode.Scalar).isLetter)
    }
}
