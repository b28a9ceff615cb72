import Drawing
import Testing

@testable import Typesetting

@Suite("Hostile text") struct HostileTextTests {
    private let typesetter = Typesetter()

    @Test("100,000 combining marks take a moment and are cut")
    func manyMarks() {
        let text = "a" + String(repeating: "\u{301}", count: 100_000)
        var shaped: ShapedText?
        let time = ContinuousClock().measure { shaped = typesetter.shape(TextRun(text: text)) }
        #expect(time < .milliseconds(200))
        #expect(shaped?.isTruncated == true)
        #expect(shaped?.missing.isEmpty == true)
        #expect(shaped?.outlines == typesetter.shape(TextRun(text: String(text.unicodeScalars.prefix(32)))).outlines)
    }

    @Test("A cluster of 32 scalars is drawn whole")
    func longestCluster() {
        let text = "a" + String(repeating: "\u{301}", count: 31)
        #expect(!typesetter.shape(TextRun(text: text)).isTruncated)
        #expect(typesetter.shape(TextRun(text: text + "\u{301}")).isTruncated)
    }

    @Test("64 KB take no more than a moment, even unoptimised", arguments: ["Jamie Lin ", "李明 ", "محمد ", "a李ب"])
    func longText(unit: String) {
        let text = String(repeating: unit, count: 65_536 / unit.utf8.count)
        var advance = 0.0
        let time = ContinuousClock().measure { advance = typesetter.shape(TextRun(text: text)).advance }
        #expect(time < .seconds(2))
        #expect(advance > 10_000)
    }

    @Test("A text of a million letters is cut")
    func endlessText() {
        let shaped = typesetter.shape(TextRun(text: String(repeating: "i", count: 1_000_000)))
        #expect(shaped.isTruncated && shaped.advance > 10_000)
    }

    @Test("A character of no font is reported once and marked, not boxed")
    func missing() {
        let shaped = typesetter.shape(TextRun(text: "A\u{E123}B\u{E123}\u{378}"))
        #expect(shaped.missing == ["\u{E123}", "\u{378}"])
        #expect(shaped.outlines == typesetter.shape(TextRun(text: "A•B••")).outlines)
    }

    @Test("At most 16 missing characters are named")
    func manyMissing() {
        let text = (0..<100).compactMap { Unicode.Scalar(0xE000 + $0) }.map { String(Character($0)) }.joined()
        #expect(typesetter.shape(TextRun(text: text)).missing.count == 16)
    }

    @Test(
        "Invisible characters draw nothing and are not missing",
        arguments: [
            "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FE0F}",
            "\u{AD}",
            "\u{2060}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{E0001}", "\u{E0100}", "\u{3164}", "\u{115F}", "\u{1D173}",
        ])
    func invisible(text: String) {
        let alone = typesetter.shape(TextRun(text: text))
        #expect(alone.missing.isEmpty && alone.outlines.isEmpty && alone.ink.isEmpty)
        let amid = typesetter.shape(TextRun(text: "A\(text)B"))
        #expect(amid.missing.isEmpty)
        #expect(abs(amid.ink.height - typesetter.shape(TextRun(text: "AB")).ink.height) < 1e-9)
    }

    @Test(
        "A family's name is no path",
        arguments: [
            "../inter/Inter", "/usr/share/fonts/opentype/inter/Inter", "Inter\u{0}x", "",
            String(repeating: "x", count: 1 << 20),
        ])
    func familyNames(family: String) {
        let shaped = typesetter.shape(TextRun(text: "JL", family: family))
        #expect(shaped.isFamilySubstituted)
        #expect(shaped.advance == typesetter.shape(TextRun(text: "JL")).advance)
    }

    @Test(
        "Any string is borne as a language",
        arguments: ["", "x", "not a tag", "\u{0}", String(repeating: "a-", count: 9999)])
    func languages(language: String) {
        #expect(typesetter.shape(TextRun(text: "JL李", language: language)).missing.isEmpty)
    }

    @Test("Controls are spaces")
    func controls() {
        let plain = typesetter.shape(TextRun(text: "A B"))
        for control in ["\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2029}"] {
            #expect(typesetter.shape(TextRun(text: "A\(control)B")) == plain)
        }
    }

    @Test("Without any font every text is answered, with what is missing")
    func noFonts() {
        let shaped = Typesetter(folders: ["/nonexistent"]).shape(TextRun(text: "JL 😀"))
        #expect(shaped.missing == ["J", "L", "😀"])
        #expect(shaped.outlines.isEmpty && shaped.isFamilySubstituted && shaped.capHeight > 0)
    }
}
