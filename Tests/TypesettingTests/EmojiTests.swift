import Drawing
import Testing

@testable import Typesetting

@Suite("Emoji") struct EmojiTests {
    private let typesetter = Typesetter()

    @Test(
        "A sequence is one picture",
        arguments: ["😀", "👩‍👩‍👧", "🇫🇷", "1️⃣", "#⃣", "👍🏽", "☝🏽", "❤️", "❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "🧑🏾‍🚀", "☺️", "©️"])
    func onePicture(text: String) {
        let shaped = typesetter.shape(TextRun(text: text))
        #expect(shaped.bitmaps.count == 1)
        #expect(shaped.outlines.isEmpty && shaped.missing.isEmpty && !shaped.isCased)
        #expect(shaped.ink == shaped.bitmaps.first?.rect)
        #expect(shaped.ink.width > 0.8 && shaped.ink.height > 0.8 && shaped.advance >= shaped.ink.width - 0.1)
    }

    @Test("The picture is the font's own PNG")
    func png() throws {
        let image = try #require(typesetter.shape(TextRun(text: "😀")).bitmaps.first?.image)
        #expect(image.mediaType == "image/png")
        #expect(image.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(image.pixelWidth == 136 && image.pixelHeight == 128)
    }

    @Test("Characters that are text by default stay outlines", arguments: ["©", "™", "1", "#", "↔", "☺\u{FE0E}", "♥"])
    func textByDefault(text: String) {
        let shaped = typesetter.shape(TextRun(text: text))
        #expect(shaped.bitmaps.isEmpty && !shaped.outlines.isEmpty && shaped.missing.isEmpty)
    }

    @Test("A symbol looks the same beside an emoji as alone", arguments: ["✈", "☂", "♪", "❤"])
    func symbolsBesideEmoji(symbol: String) {
        let shaped = typesetter.shape(TextRun(text: "😀" + symbol))
        let alone = typesetter.shape(TextRun(text: symbol))
        #expect(shaped.bitmaps.count == 1)
        #expect(shaped.outlines.elements.count == alone.outlines.elements.count)
    }

    @Test("Pictures and letters share a line")
    func mixed() {
        let shaped = typesetter.shape(TextRun(text: "A😀B"))
        let letter = typesetter.shape(TextRun(text: "A")).advance
        #expect(shaped.bitmaps.count == 1)
        #expect(shaped.bitmaps.allSatisfy { $0.rect.x >= letter - 0.1 })
        #expect(shaped.ink.maxX > 2)
    }
}
