import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("The command line and the protocol") struct CommandLineTests {
    private static func rendering(_ output: JSONObject) throws -> Rendering {
        let host = try HostProcess()
        host.request(
            1, "component/render",
            ["component": "avatar", "props": ["name": "Jamie Lin", "badge": "online"], "output": .object(output)])
        return try Rendering(host.next()["/result"])
    }

    private static let avatar = ["render", "avatar", "--name", "Jamie Lin", "--badge", "online"]

    @Test("render writes the bytes that component/render answers, to standard output")
    func output() throws {
        let svg = try CommandRun(Self.avatar)
        #expect(svg.end == .exit(0))
        #expect(try svg.output == Self.rendering(["format": "svg"]).bytes)
        let png = try CommandRun(Self.avatar + ["--format", "png", "--scale", "2", "-o", "-"])
        #expect(try png.output == Self.rendering(["format": "png", "scale": 2]).bytes)
    }

    @Test("render -o takes the format from the ending", arguments: ["svg", "png", "PNG"])
    func file(ending: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString).\(ending)")
        defer { try? FileManager.default.removeItem(at: path) }
        let run = try CommandRun(Self.avatar + ["-o", path.path(percentEncoded: false)])
        #expect(run.end == .exit(0) && run.output.isEmpty)
        let bytes = Array(try Data(contentsOf: path))
        #expect(try bytes == Self.rendering(["format": .string(ending.lowercased())]).bytes)
    }

    @Test("call prints the result of a method, with parameters from the line or from standard input")
    func call() throws {
        let params = #"{"name": "Jamie Lin"}"#
        for run in [
            try CommandRun(["call", "initials/compute", params]),
            try CommandRun(["call", "initials/compute", "-"], input: Array(params.utf8)),
        ] {
            #expect(run.end == .exit(0))
            #expect(try Jansson.parse(run.output)["/initials"] == "JL")
        }
    }

    @Test("What goes wrong has its exit status, and says so on standard error only")
    func failures() throws {
        let failures: [(arguments: [String], code: Int32, words: String)] = [
            (["call", "initials/compute", "{}"], 1, "missing_parameter"),
            (["call", "initials/comptue", "{}"], 1, "initials/compute"),
            (["call", "initials/compute", "[1]"], 64, "object"), (["call", "initials/compute", "{"], 64, "JSON"),
            (["call"], 64, "method"), (["render", "avatr"], 64, "avatar"), (["rendr"], 64, "render"),
            (["render", "avatar", "--nmae", "x"], 64, "--name"), (["render", "avatar", "--name"], 64, "--name"),
            (["render", "avatar", "--badge", "onlin"], 1, "online"),
            (["render", "avatar", "-o", "x.jpg"], 64, ".jpg"),
            (["render", "avatar", "-o", "/no/such/folder/x.svg"], 74, "/no/such/folder"),
            (["serve", "--orderd"], 64, "--ordered"), (["serve", "--workers", "0"], 64, "--workers"),
        ]
        for failure in failures {
            let run = try CommandRun(failure.arguments)
            #expect(run.end == .exit(failure.code), "\(failure.arguments)")
            #expect(run.output.isEmpty, "\(failure.arguments): \(run.text)")
            #expect(run.errors.contains(failure.words), "\(failure.arguments): \(run.errors)")
        }
    }
}
