import Drawing
import Testing

@testable import Components

/// Characters are 6 pt wide here, the padding of a text is 8 pt on each side.
@Suite("The label of a badge") struct BadgeLineTests {
    private static func line(_ text: String, maxWidth: Double?, isCount: Bool = false) -> BadgeLine {
        BadgeLine(text, size: .regular, isCount: isCount, maxWidth: maxWidth, Context(), .fake)
    }

    @Test("Is whole where it may be as wide as it likes, or where it fits exactly", arguments: [nil, 64, 100])
    func whole(maxWidth: Double?) {
        let line = Self.line("Jamie Li", maxWidth: maxWidth)
        #expect(line.text == "Jamie Li" && line.width == 64)
    }

    @Test(
        "Ends in an ellipsis behind the longest start that fits",
        arguments: [
            (63.9, "Jamie…"), (58, "Jamie…"), (52, "Jamie…"), (51.9, "Jami…"), (28, "J…"), (27.9, "…"), (1, "…"),
        ])
    func cut(maxWidth: Double, text: String) {
        let line = Self.line("Jamie Li", maxWidth: maxWidth)
        #expect(line.text == text)
        #expect(line.run.text == text)
    }

    @Test("Is as wide as what is left of it, and at least as wide as high")
    func width() {
        #expect(Self.line("Jamie Li", maxWidth: 52).width == 52)
        #expect(Self.line("Jamie Li", maxWidth: 1).width == 22)
        #expect(Self.line("1", maxWidth: nil, isCount: true).width == 20)
        #expect(abs(Self.line("100", maxWidth: nil, isCount: true).width - 29.2) < 1e-9)
    }

    @Test("Keeps what a person sees as one character whole")
    func clusters() {
        #expect(Self.line("👩‍👩‍👧é👩‍👩‍👧xyz", maxWidth: 40).text == "👩‍👩‍👧é👩‍👩‍👧…")
    }
}
