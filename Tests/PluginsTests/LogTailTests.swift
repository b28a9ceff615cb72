import Testing

@testable import Plugins

@Suite struct LogTailTests {
    private func tail(_ lines: [String]) -> LogTail {
        var log = LogLines(name: "x")
        for (time, line) in lines.enumerated() { _ = log.push(Array("\(line)\n".utf8)[...], now: UInt64(time)) }
        return log.tail
    }

    @Test func hasTheLastLinesOfAllThatWereWritten() {
        #expect(tail([]).text(since: 0) == nil)
        #expect(tail(["a", "b"]).text(since: 0) == "a\nb")
        #expect(tail(["a", "b"]).text(since: 1) == "b")
        #expect(tail(["a", "b"]).text(since: 2) == nil)
        // More than the log has room for in a second.
        let many = tail((1...200).map { "\($0)" }).text(since: 0)
        #expect(many == (181...200).map { "\($0)" }.joined(separator: "\n"))
    }

    @Test func isNoLongerThanItMayBeAndSteersNoTerminal() {
        let long = tail([String](repeating: String(repeating: "é", count: 400), count: 9)).text(since: 0) ?? ""
        #expect(long.count == 4 * 400 + 3)
        #expect(tail(["\u{1B}[31mred\u{7}\tx"]).text(since: 0) == "[31mred\tx")
    }

    @Test func doesNotHaveWhatTheHostSaysOfTheChild() {
        var log = LogLines(name: "x")
        _ = log.note("writes nonsense", now: 0)
        #expect(log.tail.text(since: 0) == nil)
        _ = log.push(Array("half".utf8)[...], now: 0)
        _ = log.finish(now: 0)
        #expect(log.tail.text(since: 0) == "half")
    }
}
