import Testing
import UnicodeFacts

struct StringBytesTests {
    @Test(arguments: [("Jamie LIN", "jamie lin"), ("ÉÀİ", "ÉÀİ"), ("", ""), ("[@`{", "[@`{"), ("AZaz", "azaz")])
    func `only ASCII letters are lower-cased`(input: String, expected: String) {
        #expect(input.asciiLowercased.hasSameBytes(as: expected))
    }

    @Test(arguments: [
        (" a b ", "a b"), ("\u{3000}李明\u{A0}", "李明"), (" \t\r\n", ""), ("", ""), ("\u{FEFF}a", "\u{FEFF}a"),
    ])
    func `white space at the ends is trimmed`(input: String, expected: String) {
        #expect(String(input.trimmingWhiteSpace).hasSameBytes(as: expected))
    }

    @Test func `canonical equivalents differ in bytes`() {
        #expect(!"é".hasSameBytes(as: "e\u{301}"))
        #expect("ab".isASCII && !"é".isASCII)
    }
}
