import Foundation
import Testing

@Suite("Icons of one's own")
struct SymbolsFlagTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("brand"), withIntermediateDirectories: true)
        try folder.write("<svg viewBox=\"0 0 24 24\"><path d=\"M0 0H24V24Z\"/></svg>", as: "brand/logo.svg")
        let body = "<path d='M0 0H16V16Z'/>"
        try folder.write("{\"prefix\":\"tiny\",\"icons\":{\"wedge\":{\"body\":\"\(body)\"}}}", as: "tiny.json")
        try folder.write("{}", as: "empty.json")
        try folder.write(
            "{\"component\":\"icon\",\"props\":{\"symbol\":\"brand:logo\",\"size\":20}}\n", as: "items.ndjson")
    }

    private func path(_ name: String) -> String { folder.url(name).path }

    private static let wedge = "d=\"m0 0h20v20z\""

    @Test(
        "come from folders and from Iconify's files, by their own prefix or another",
        arguments: [
            ("brand:logo", "brand"), ("mine:logo", "mine=brand"), ("tiny:wedge", "tiny.json"),
            ("a:wedge", "a=tiny.json"),
        ])
    func render(symbol: String, place: String) throws {
        let parts = place.split(separator: "=").map(String.init)
        let value = parts.count == 2 ? "\(parts[0])=\(path(parts[1]))" : path(place)
        let run = try Roundel.run("render", "icon", "--symbol", symbol, "--size", "20", "--symbols", value)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text.contains(Self.wedge))
    }

    @Test("are there in every command that draws")
    func commands() throws {
        let params = "{\"component\":\"icon\",\"props\":{\"symbol\":\"brand:logo\",\"size\":20}}"
        let wedge = Self.wedge.replacingOccurrences(of: "\"", with: "\\\"")
        let call = try Roundel.run("call", "component/render", params, "--symbols", path("brand"))
        #expect(call.text.contains(wedge))
        let request = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"component/render\",\"params\":\(params)}\n"
        let serve = try Roundel.run(
            "serve", "--symbols", path("brand"), "--symbols", path("tiny.json"), input: request)
        #expect(serve.text.contains(wedge))
        let batch = try Roundel.run(
            "batch", path("items.ndjson"), "--out", path("out"), "--symbols", path("brand"))
        #expect(batch.status == 0)
        #expect(try folder.text(of: "out/0.svg").contains(Self.wedge))
    }

    @Test("are used without those of them that cannot be, and the rest is named")
    func damaged() throws {
        try FileManager.default.createDirectory(at: folder.url("brand/dir.svg"), withIntermediateDirectories: true)
        try folder.write(String(repeating: " ", count: 300_000), as: "brand/huge.svg")
        try folder.write("<svg><g/></svg>", as: "brand/empty.svg")
        let good = try Roundel.run(
            "render", "icon", "--symbol", "brand:logo", "--size", "20", "--symbols", path("brand"))
        #expect(good.status == 0)
        #expect(good.text.contains(Self.wedge))
        #expect(good.errors.contains("warning: --symbols: `\(path("brand"))/dir.svg` is no file that can be read"))
        #expect(good.errors.contains("huge.svg"))
        let bad = try Roundel.run("render", "icon", "--symbol", "brand:empty", "--symbols", path("brand"))
        #expect(bad.status == 0)
        #expect(bad.errors.contains("the file of \"brand:empty\" is damaged, or has no shape that can be drawn"))
    }

    @Test(
        "are refused with a reason",
        arguments: [
            (["/nowhere"], "there is no file or folder `/nowhere`"), (["no=empty.json"], "has no member `icons`"),
            (["Brand=brand"], "needs a prefix of lower-case letters"), (["phosphor=brand"], "other than phosphor"),
            (["tiny=brand", "tiny.json"], "two packs have the prefix \"tiny\""),
        ])
    func refused(values: [String], message: String) throws {
        let line = values.map { "--symbols \($0)" }.joined(separator: " ")
        let run = try Roundel.shell("cd '\(folder.path)' && \"$ROUNDEL\" render icon --symbol a:b \(line)")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("error: --symbols: "))
        #expect(run.errors.contains(message))
    }
}
