/// A script of the Unicode Script property, held as its four-letter ISO 15924 code.
package struct Script: Hashable, Sendable {
    /// The four ASCII letters of the code, the first one in the highest byte.
    package let packedCode: UInt32

    package init(packedCode: UInt32) {
        self.packedCode = packedCode
    }

    /// From four ASCII letters, such as `Latn`; only the constants below call it.
    private init(_ code: StaticString) {
        var packed: UInt32 = 0
        for scalar in code.description.unicodeScalars {
            packed = packed << 8 | scalar.value
        }
        self.init(packedCode: packed)
    }

    /// The ISO 15924 code, such as `Latn`.
    package var code: String {
        var text = ""
        for shift: UInt32 in [24, 16, 8, 0] {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: packedCode >> shift)))
        }
        return text
    }

    package static let common = Script("Zyyy")
    package static let inherited = Script("Zinh")
    package static let unknown = Script("Zzzz")
    package static let latin = Script("Latn")
    package static let greek = Script("Grek")
    package static let cyrillic = Script("Cyrl")
    package static let armenian = Script("Armn")
    package static let georgian = Script("Geor")
    package static let hebrew = Script("Hebr")
    package static let arabic = Script("Arab")
    package static let syriac = Script("Syrc")
    package static let nko = Script("Nkoo")
    package static let mandaic = Script("Mand")
    package static let mongolian = Script("Mong")
    package static let adlam = Script("Adlm")
    package static let hanifiRohingya = Script("Rohg")
    package static let devanagari = Script("Deva")
    package static let bengali = Script("Beng")
    package static let tamil = Script("Taml")
    package static let thai = Script("Thai")
    package static let lao = Script("Laoo")
    package static let khmer = Script("Khmr")
    package static let myanmar = Script("Mymr")
    package static let ethiopic = Script("Ethi")
    package static let han = Script("Hani")
    package static let hiragana = Script("Hira")
    package static let katakana = Script("Kana")
    package static let hangul = Script("Hang")
    package static let bopomofo = Script("Bopo")
}
