import Foundation
import JSONValues
import TestSupport
import Testing

/// Answers and pictures are kept for requests that come again; nobody may notice but by the clock.
@Suite("The same request again") struct RepeatedRequestTests {
    private static func params(_ name: String, _ output: JSONObject = [:]) -> JSONObject {
        [
            "component": "avatar", "props": ["name": .string(name), "badge": "online"],
            "output": .object(JSONObject(members: [.init(key: "text", value: "live")] + output.members)),
        ]
    }

    /// One thread that takes everything in turn: heavy work is not offered to the one for light work.
    private static func results(_ requests: [(String, JSONObject)]) throws -> [JSONValue] {
        let host = try HostProcess(["--workers", "1", "--ordered"])
        for (index, request) in requests.enumerated() {
            host.request(.integer(Int64(index)), request.0, request.1)
        }
        return try host.next(requests.count).map { try #require($0["/result"], "\($0)") }
    }

    @Test("is answered as the first time", arguments: ["svg", "png"])
    func again(format: JSONValue) throws {
        let request = ("component/render", Self.params("Jamie Lin", ["format": format]))
        let results = try Self.results(Array(repeating: request, count: 40))
        #expect(results.allSatisfy { $0 == results[0] })
    }

    @Test("is another one where only canonically equivalent")
    func equivalent() throws {
        let composed = "\u{C9}va \u{C9}r"
        let decomposed = "E\u{301}va E\u{301}r"
        let requests = (0..<40).map { index in
            ("component/render", Self.params(index % 2 == 0 ? composed : decomposed))
        }
        for (index, result) in try Self.results(requests).enumerated() {
            let label = try #require(result["/accessibility/label"]?.string)
            let data = try #require(result["/data"]?.string)
            let name = index % 2 == 0 ? composed : decomposed
            #expect(Array(label.utf8) == Array(name.utf8))
            #expect(Data(data.utf8).range(of: Data(">\(name)</title>".utf8)) != nil)
        }
    }

    @Test("is another one in another session's context, and where a member differs in kind")
    func different() throws {
        let plain = ("component/render", Self.params("Jamie Lin"))
        let initialize = ("initialize", ["context": ["locale": "de"]] as JSONObject)
        let results = try Self.results(Array(repeating: plain, count: 20) + [initialize] + [plain])
        #expect(results[19]["/accessibility/value"] == "Online")
        #expect(results[21]["/accessibility/label"] == "Jamie Lin")
        #expect(results[21]["/data"]?.string != results[0]["/data"]?.string)

        let bad = ("component/render", Self.params("Jamie Lin", ["idPrefix": 1]))
        let host = try HostProcess(["--workers", "1", "--ordered"])
        for id in 0..<9 { host.request(.integer(Int64(id)), plain.0, plain.1) }
        host.request(9, bad.0, bad.1)
        #expect(try host.next(10).last?.reason == "wrong_type")
    }

    @Test("writes its file again")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("roundel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.svg")
        let host = try HostProcess(["--workers", "1", "--allow-write", folder.path])
        for id in 0..<5 as Range<Int64> {
            host.request(.integer(id), "component/render", Self.params("Jamie Lin", ["path": .string(file.path)]))
            #expect(try host.next()["/result/path"] == .string(file.path))
            #expect(try Data(contentsOf: file).starts(with: Data("<svg".utf8)))
            try FileManager.default.removeItem(at: file)
        }
    }
}
