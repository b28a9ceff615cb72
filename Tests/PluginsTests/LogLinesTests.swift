import Testing

@testable import Plugins

@Suite struct LogLinesTests {
    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test func linesHaveTheNameInFrontHoweverTheyArrive() {
        var lines = LogLines(name: "acme")
        #expect(lines.push(bytes("one\ntw")) == ["acme: one"])
        #expect(lines.push(bytes("o\n")) == ["acme: two"])
        #expect(lines.push(bytes("rest")).isEmpty)
        #expect(lines.finish() == ["acme: rest"])
    }

    @Test func aLongLineIsCutAndControlsAreLeftOut() {
        var lines = LogLines(name: "acme")
        let long = lines.push(bytes(String(repeating: "x", count: 5000) + "\n"))
        #expect(long == ["acme: " + String(repeating: "x", count: LogLines.maxLineBytes) + "…"])
        #expect(lines.push(bytes("\u{1B}[31mred\u{7}\tcell\n")) == ["acme: [31mred\tcell"])
    }

    @Test func whatIsTooMuchForASecondIsCounted() {
        var lines = LogLines(name: "acme")
        let flood = bytes(String(repeating: "x\n", count: 1000))
        let second: UInt64 = 1_000_000_000
        #expect(lines.push(flood, now: 5 * second).count == LogLines.linesASecond)
        #expect(lines.push(bytes("y\n"), now: 6 * second) == ["acme: 950 lines are left out", "acme: y"])
    }
}
