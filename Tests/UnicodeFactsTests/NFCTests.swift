import Testing
import UnicodeFacts

struct NFCTests {
    @Test(arguments: [
        ("", ""), ("Jamie", "Jamie"), ("é", "\u{E9}"), ("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"),
        ("a\u{308}\u{323}", "\u{1EA1}\u{308}"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
        ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2126}", "\u{3A9}"),
        ("\u{344}", "\u{308}\u{301}"), ("\u{F900}", "\u{8C48}"), ("e\u{0}e\u{301}", "e\u{0}\u{E9}"),
        ("\u{301}e", "\u{301}e"), ("e\u{334}\u{301}", "\u{E9}\u{334}"), ("\u{1E69}", "\u{1E69}"),
        ("s\u{307}\u{323}", "\u{1E69}"), ("\u{FB1D}", "\u{5D9}\u{5B4}"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ])
    func `a string is composed`(input: String, expected: String) {
        // Bytes, since == would call every canonical equivalent equal.
        #expect(Array(input.nfc.utf8) == Array(expected.utf8))
    }

    @Test func `every scalar keeps its form when normalized twice`() {
        for value in 0...0x2FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = String(scalar).nfc
            guard once.nfc.hasSameBytes(as: once), once == String(scalar) else {
                Issue.record("U+\(String(value, radix: 16))")
                return
            }
        }
    }

    @Test func `a hundred thousand marks out of order are sorted soon`() {
        var text = "a"
        for _ in 0..<50_000 { text += "\u{301}\u{323}" }
        let elapsed = ContinuousClock().measure { #expect(text.nfc.unicodeScalars.first == "\u{1EA1}") }
        #expect(elapsed < .seconds(1))
    }
}
