import Foundation
import Testing

@Suite("The progress of a batch")
struct BatchProgressTests {
    private static let items = 30_000

    private func command(_ batch: BatchFixture, _ flags: String = "") -> String {
        "\"$ROUNDEL\" batch '\(batch.folder.url("items.ndjson").path)' --out '\(batch.folder.url("out").path)' \(flags)"
    }

    private func large() throws -> BatchFixture {
        try BatchFixture(lines: (0..<Self.items).map { BatchFixture.item("P\($0)") })
    }

    @Test("is a bar on a terminal, gone in the end")
    func bar() throws {
        let batch = try large()
        let run = try withExtendedLifetime(batch) { try Roundel.terminal(command(batch)) }
        #expect(run.text.contains("\r\u{1B}[K["))
        #expect(run.text.contains("/\(Self.items) "))
        let last = run.text.components(separatedBy: "\u{1B}[K").last ?? ""
        #expect(last.hasPrefix("\(Self.items) items in "))
    }

    @Test("has no escape sequence elsewhere")
    func plain() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada"), "broken")
        let run = try batch.run()
        #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r"))
        #expect(run.errors.contains("2 items in "))
        #expect(run.output.isEmpty)
        let dumb = try Roundel.terminal(command(batch), environment: ["TERM": "dumb"])
        #expect(!dumb.text.contains("\u{1B}"))
    }

    @Test("keeps its peace when asked to")
    func quiet() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada"))
        #expect(try batch.run("--quiet").errors.isEmpty)
        try batch.write([BatchFixture.item("Ada"), "broken"])
        let errors = try batch.run("-q").errors
        #expect(errors.split(separator: "\n").count == 1)
    }
}
