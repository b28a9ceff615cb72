import Components
import Testing

struct InitialsLongInputTests {
    private static let hostile: [(String, String)] = [
        ("letters", String(repeating: "a", count: 65_536)),
        ("words", String(repeating: "é b ", count: 13_000)),
        ("ASCII words", String(repeating: "a b ", count: 16_000)),
        ("spaces", String(repeating: " ", count: 65_536)),
        ("marks", "a" + String(repeating: "\u{301}\u{323}", count: 50_000)),
        ("marks alone", String(repeating: "\u{301}\u{323}", count: 50_000)),
        ("ignorables", String(repeating: "\u{200D}", count: 20_000)),
        ("coengs", String(repeating: "ក\u{17D2}", count: 10_000)),
        ("prefixed vowels", String(repeating: "เ", count: 20_000)),
        ("ideographs", String(repeating: "李", count: 20_000)),
        ("open brackets", String(repeating: "([", count: 32_000)),
        ("nested brackets", String(repeating: "(", count: 30_000) + "a" + String(repeating: ")", count: 30_000)),
        ("at signs", String(repeating: "a@", count: 32_000)),
        ("commas", String(repeating: "a,", count: 32_000)),
        ("case changes", String(repeating: "aB", count: 32_000)),
        ("digits", String(repeating: "1", count: 65_536)),
        ("particles", String(repeating: "van ", count: 16_000)),
        ("titles", String(repeating: "Dr. ", count: 16_000)),
        ("quotes", String(repeating: "'", count: 65_536)),
        ("families", "👩" + String(repeating: "\u{200D}👩", count: 9_000)),
    ]

    @Test(arguments: hostile, InitialsAlgorithm.allCases)
    func `a long name takes linear time`(input: (kind: String, name: String), algorithm: InitialsAlgorithm) {
        let elapsed = ContinuousClock().measure {
            _ = Initials.compute(name: input.name, algorithm: algorithm, locale: "el")
            _ = Initials.explicit(input.name)
        }
        // Quadratic time would take seconds; the limit leaves room for an unoptimized build on a busy machine.
        #expect(elapsed < .seconds(1), "\(input.kind)")
    }

    @Test func `a cluster of a hundred thousand marks is returned whole`() {
        let name = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(Initials.compute(name: name).text.unicodeScalars.count == 100_001)
    }
}
