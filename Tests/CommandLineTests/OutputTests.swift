import Foundation
import Testing

@Suite("Output that cannot be written, or goes to odd places")
struct OutputTests {
    static let talkers = [
        "--help", "--version", "help batch", "render avatar --name Ada", "render avatar --help", "call component/list",
        "doctor", "man", "completions bash", "serve",
    ]

    private static let request = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"

    @Test("ends with 74 where standard output is closed", arguments: talkers)
    func closed(line: String) throws {
        let run = try Roundel.shell("exec \"$ROUNDEL\" \(line) >&-", input: Self.request)
        #expect(run.status == 74)
        #expect(!run.isSignalled)
    }

    @Test("ends with 74 where nobody reads any more, without a signal", arguments: talkers)
    func brokenPipe(line: String) throws {
        let run = try Roundel.shell(
            "(sleep 0.2; \"$ROUNDEL\" \(line); echo $? >&2) | true", input: Self.request)
        #expect(run.errors == "74\n")
    }

    @Test("says so where the disk is full", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func full() throws {
        let run = try Roundel.shell("\"$ROUNDEL\" render avatar --name Ada > /dev/full")
        #expect(run.status == 74)
        #expect(run.errors == "error: standard output could not be written: No space left on device\n")
        let file = try Roundel.run("render", "avatar", "--name", "Ada", "-o", "/nowhere/a.svg")
        #expect(file.status == 74)
        #expect(file.errors == "error: \"/nowhere/a.svg\" could not be written: No such file or directory\n")
    }

    @Test("goes through links and into devices instead of replacing them")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", as: "a.svg")
        try FileManager.default.createSymbolicLink(atPath: folder.url("b.svg").path, withDestinationPath: "a.svg")
        try FileManager.default.createSymbolicLink(atPath: folder.url("null").path, withDestinationPath: "/dev/null")
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o", folder.url("b.svg").path).status == 0)
        #expect(try folder.text(of: "a.svg").hasSuffix("</svg>"))
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o", folder.url("null").path).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("b.svg").path) == "a.svg")
        #expect(try Roundel.shell("test -c /dev/null").status == 0)
        #expect(try folder.names() == ["a.svg", "b.svg", "null"])
    }

    @Test("has a name of any length that the system takes")
    func longName() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 251) + ".svg"
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o", folder.url(name).path).status == 0)
        #expect(try folder.names() == [name])
    }

    @Test("tells a person on a terminal what serve expects, and nobody else")
    func hint() throws {
        let run = try Roundel.terminal("\"$ROUNDEL\" serve")
        #expect(run.text.contains("speaks JSON-RPC"))
        #expect(run.text.contains("Ctrl-D ends it"))
        #expect(try Roundel.run("serve", input: Self.request).errors.isEmpty)
    }
}
