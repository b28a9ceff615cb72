import Collections
import Drawing
import Testing

@testable import Typesetting

@Suite("One answer for one run") struct DeterminismTests {
    private static let texts = [
        "JL", "李明", "مح", "A😀", "प्रिया", "สมชาย", "직", "直", "∑", "é", "e\u{301}", "أحمد Lin 12", "\u{E123}", "Ελ",
    ]

    @Test("Two instances agree, in whatever order they were asked")
    func instances() {
        let one = Typesetter()
        let other = Typesetter()
        let forward = Self.texts.map { one.shape(TextRun(text: $0)) }
        let backward = Self.texts.reversed().map { other.shape(TextRun(text: $0)) }
        #expect(forward == backward.reversed())
        #expect(one.fontsDigest == other.fontsDigest)
    }

    @Test("Threads agree with one thread")
    func threads() async {
        let typesetter = Typesetter()
        let expected = Self.texts.map { Typesetter().shape(TextRun(text: $0)) }
        await withTaskGroup(of: [ShapedText].self) { group in
            for _ in 0..<8 {
                group.addTask { Self.texts.map { typesetter.shape(TextRun(text: $0)) } }
            }
            for await answer in group { #expect(answer == expected) }
        }
    }

    @Test("A cached answer is the first answer")
    func cached() {
        let typesetter = Typesetter()
        for text in Self.texts {
            #expect(typesetter.shape(TextRun(text: text)) == typesetter.shape(TextRun(text: text)))
        }
    }

    @Test("Canonically equivalent texts are two entries")
    func keysAreBytes() {
        let composed = TextRun(text: "é")
        #expect(composed != TextRun(text: "e\u{301}"))
        #expect(composed == TextRun(text: "\u{E9}"))
        #expect(composed != TextRun(text: "é", direction: .rtl))
    }

    @Test("A cache stays within its bounds and forgets the oldest")
    func bounds() {
        var cache = RecentValues<String, Int>(maximumCount: 4, maximumBytes: 1 << 20)
        for number in 0..<100 {
            cache.insert(number, for: "\(number)", bytes: 10)
            #expect(cache.value(for: "0") == 0)
        }
        #expect(cache.count <= 8)
        #expect(cache.value(for: "99") == 99)
        #expect(cache.value(for: "1") == nil)

        var small = RecentValues<Int, Int>(maximumCount: 100, maximumBytes: 4096)
        small.insert(0, for: 0, bytes: 4096)
        #expect(small.count == 0)
        for number in 0..<100 { small.insert(number, for: number, bytes: 500) }
        #expect(small.count <= 16)
        #expect(small.value(for: 99) == 99)
    }
}
