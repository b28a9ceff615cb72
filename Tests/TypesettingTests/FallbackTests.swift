import Drawing
import Testing

@testable import Typesetting

@Suite("Fallback by script") struct FallbackTests {
    private let typesetter = Typesetter()

    @Test(
        "Every script is drawn",
        arguments: [
            "Jamie", "Ελένη", "Ольга", "محمد", "فاطمه", "שרה", "प्रिया", "สมชาย", "ສົມສັກ", "សុខា", "মিতা", "தமிழ்",
            "తెలుగు", "გიორგი", "ᲒᲘᲝᲠᲒᲘ", "Արմեն", "አበበ", "ગુજરાતી", "ਗੁਰਮੁਖੀ", "ಕನ್ನಡ", "മലയാളം", "සිංහල",
            "မြန်မာ", "བོད་ཡིག", "李明", "さくら", "ハルカ", "김민준", "ㄅㄆ", "ଓଡ଼ିଆ", "ᠮᠣᠩᠭᠣᠯ", "ދިވެހި", "ܣܘܪܝܝܐ", "ⵜⵉⴼⵉⵏⴰⵖ", "ᏣᎳᎩ",
            "𞤀𞤣𞤤𞤢𞤥", "∑∫√", "♪♫", "⚑☂", "→←", "①", "𝐀", "𠮷", "㍿", "،", "、", "々",
        ])
    func drawn(text: String) {
        let shaped = typesetter.shape(TextRun(text: text))
        #expect(shaped.missing.isEmpty)
        #expect(!shaped.ink.isEmpty)
        #expect(shaped.advance > 0)
        #expect(shaped.ascent > 0 && shaped.descent > 0 && shaped.capHeight > 0)
    }

    @Test("Each cluster takes its own font")
    func mixedText() {
        let shaped = typesetter.shape(TextRun(text: "A李ب😀"))
        #expect(shaped.missing.isEmpty && shaped.bitmaps.count == 1 && shaped.isCased)
        // The font of the letter gives the line box: Inter's.
        #expect(shaped.ascent == 0.96875)
    }

    @Test(
        "Letters are measured by the font that draws them",
        arguments: ["🔥 Hot", "李 Hot", "ب Hot", "12 Hot", "→ Hot"])
    func measuredLetters(text: String) {
        let letters = typesetter.shape(TextRun(text: "Hot"))
        let shaped = typesetter.shape(TextRun(text: text))
        #expect(shaped.isCased && shaped.capHeight == letters.capHeight)
        #expect((shaped.ascent, shaped.descent) == (letters.ascent, letters.descent))
    }

    @Test("Families that stand in are named in the order of their use, each once")
    func otherFamilies() {
        func names(_ text: String, family: String = "Inter") -> [String] {
            typesetter.shape(TextRun(text: text, family: family)).otherFamilies
        }
        #expect(names("Hot 12").isEmpty)
        #expect(names("محمد Hot محمد שרה") == ["Noto Sans Arabic", "Noto Sans Hebrew"])
        #expect(names("李明") == ["Noto Sans CJK SC"])
        #expect(names("Hot", family: "Nowhere Sans") == ["Inter"])
    }

    @Test("Han takes the forms of the language")
    func hanForms() {
        func form(_ language: String, _ text: String = "直") -> Path {
            typesetter.shape(TextRun(text: text, language: language)).outlines
        }
        #expect(form("ja") != form("zh"))
        #expect(form("en") == form("zh-Hans"))
        #expect(form("zh") == form("zh-Hans"))
        #expect(form("zh-TW") == form("zh-Hant"))
        #expect(form("ko", "骨") != form("zh-Hans", "骨"))
        #expect(form("zh-HK", "今") == form("zh-Hant", "今"))
    }

    @Test("Without a language of Han, kana beside it say that it is Japanese")
    func hanBesideKana() {
        func end(_ language: String) -> [Path.Element] {
            typesetter.shape(TextRun(text: "あ直", language: language)).outlines.elements
        }
        #expect(end("en") == end("ja"))
        #expect(end("en") != end("zh"))
    }

    @Test("Arabic joins, and a ZWNJ keeps its letters apart")
    func arabicJoining() {
        let joined = typesetter.shape(TextRun(text: "مع", direction: .rtl, language: "ar"))
        let isolated = typesetter.shape(TextRun(text: "م\u{200C}ع", direction: .rtl, language: "ar"))
        #expect(joined.outlines != isolated.outlines)
        let letters = ["م", "ع"].map { typesetter.shape(TextRun(text: $0, direction: .rtl, language: "ar")).advance }
        #expect(abs(isolated.advance - letters.reduce(0, +)) < 1e-9)
        #expect(isolated.missing.isEmpty)
    }

    @Test("Right-to-left letters run right to left in either direction, and the direction orders the runs")
    func bidi() {
        let first = typesetter.shape(TextRun(text: "א"))
        let both = typesetter.shape(TextRun(text: "אב"))
        let alef = first.outlines.elements.count
        // Visual order: the second letter is drawn first.
        #expect(Array(both.outlines.elements.suffix(alef)) != Array(both.outlines.elements.prefix(alef)))
        #expect(both.outlines.elements.prefix(alef) != first.outlines.elements[...])
        let ltr = typesetter.shape(TextRun(text: "A ב", direction: .ltr))
        let rtl = typesetter.shape(TextRun(text: "A ב", direction: .rtl))
        #expect(ltr.outlines != rtl.outlines)
        #expect(abs(ltr.advance - rtl.advance) < 1e-9)
    }

    @Test("A weight between two takes the nearer in the direction of the weight")
    func weightOfFallback() {
        func width(_ weight: FontWeight) -> Path { typesetter.shape(TextRun(text: "ش", weight: weight)).outlines }
        #expect(width(.semibold) == width(.bold))
        #expect(width(.medium) == width(.regular))
        #expect(width(.semibold) != width(.regular))
    }

    @Test("A family that is installed is used, one that is not is replaced by Inter and said so")
    func families() {
        let inter = typesetter.shape(TextRun(text: "JL"))
        let serif = typesetter.shape(TextRun(text: "JL", family: "Noto Serif"))
        let unknown = typesetter.shape(TextRun(text: "JL", family: "No Such Family"))
        let japanese = typesetter.shape(TextRun(text: "JL", family: "Noto Sans CJK JP"))
        #expect(!serif.isFamilySubstituted && serif.outlines != inter.outlines)
        #expect(!japanese.isFamilySubstituted && japanese.outlines != inter.outlines)
        #expect(unknown.isFamilySubstituted && unknown.outlines == inter.outlines)
        #expect(!inter.isFamilySubstituted)
    }

    @Test("Decomposed letters are the same picture as composed ones", arguments: [("é", "e\u{301}"), ("한", "한")])
    func decomposed(composed: String, decomposed: String) {
        let one = typesetter.shape(TextRun(text: composed))
        let other = typesetter.shape(TextRun(text: decomposed))
        #expect(one.missing.isEmpty && other.missing.isEmpty)
        #expect(abs(one.advance - other.advance) < 1e-9)
    }
}
