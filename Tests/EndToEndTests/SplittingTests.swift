import JSONValues
import TestSupport
import Testing

@Suite("Any split of the input") struct SplittingTests {
    /// Good and bad messages of many kinds.
    private static let messages = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"context":{"locale":"de"}}}"#,
        #"{"jsonrpc":"2.0","id":"ü\n\u2028😀","method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"component/render","params":{"component":"avatar","props":{"name":"李明"}}}"#,
        #"[{"jsonrpc":"2.0","id":3,"method":"badge/text","params":{"count":100}},{"jsonrpc":"2.0","id":4,"method":"x"}]"#,
        "not JSON", "[]", "   ", #"{"jsonrpc":"2.0","id":5,"method":"initials/compute","params":{"nmae":"x"}}"#,
        #"{"jsonrpc":"2.0","method":"ping"}"#, "\u{0}", #"{"jsonrpc":"2.0","id":6,"method":"shutdown"}"#,
    ]

    private static func input(_ framing: Framing) -> [UInt8] {
        switch framing {
        case .lines: Array("\u{FEFF}\n".utf8) + messages.flatMap { Array($0.utf8) + [0x0D, 0x0A] }
        case .headers:
            messages.flatMap { message in
                Array("content-type: x; charset=utf-8\r\ncontent-LENGTH:  \(message.utf8.count) \n\n\(message)".utf8)
            }
        }
    }

    private static func output(_ framing: Framing, chunk: Int?) throws -> [UInt8] {
        let child = try ChildProcess(RoundelExecutable.path, ["serve", "--ordered"])
        child.write(input(framing), chunk: chunk)
        child.closeInput()
        #expect(child.exchange(within: TimeLimit(seconds: 30)) { child.outputHasEnded })
        #expect(child.waitForEnd(seconds: 5) == .exit(0))
        return child.received
    }

    @Test("One byte, a few or all at once: the same bytes come back", arguments: Framing.allCases)
    func chunks(framing: Framing) throws {
        let whole = try Self.output(framing, chunk: nil)
        #expect(whole.count > 3000)
        for chunk in [1, 2, 7, 64] {
            let output = try Self.output(framing, chunk: chunk)
            #expect(output == whole, "in chunks of \(chunk)")
        }
    }
}
