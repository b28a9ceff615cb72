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

    @Test("goes where a link without a file leads")
    func danglingLinks() throws {
        let folder = try TemporaryFolder()
        for (link, target) in [("a.svg", "b.svg"), ("b.svg", folder.url("c.svg").path)] {
            try FileManager.default.createSymbolicLink(atPath: folder.url(link).path, withDestinationPath: target)
        }
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o", folder.url("a.svg").path).status == 0)
        #expect(try folder.names() == ["a.svg", "b.svg", "c.svg"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("a.svg").path) == "b.svg")
        #expect(try folder.text(of: "c.svg").hasSuffix("</svg>"))
    }

    @Test("goes on where the output stands that a path names", arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr"])
    func openDescriptors(path: String) throws {
        let folder = try TemporaryFolder()
        let number = path == "/dev/stderr" ? 2 : 1
        let run = try Roundel.shell(
            "(echo first >&\(number); \"$ROUNDEL\" render avatar --name Ada --format svg -o \(path); echo last >&\(number)) "
                + "\(number)>\(folder.url("out").path)")
        #expect(run.status == 0)
        let text = try folder.text(of: "out")
        #expect(text.hasPrefix("first\n<svg "))
        #expect(text.hasSuffix("</svg>last\n"))
        #expect(try folder.names() == ["out"])
    }

    /// Ways to write `Ada.svg` into the folder that is the working one.
    static let writers = [
        "render avatar --name Ada -o Ada.svg", "render avatar --name Ada -o link.svg", "batch items --out .",
        #"serve --allow-write . < request"#,
    ]

    @Test(
        "has the rights of the file that it takes the place of, and new ones as the system gives them",
        arguments: writers)
    func rights(line: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"id":"Ada","component":"avatar","props":{"name":"Ada"}}"#, as: "items")
        try folder.write(
            #"{"jsonrpc":"2.0","id":1,"method":"component/render","params":{"component":"avatar","props":{"name":"Ada"},"#
                + #""output":{"path":"\#(folder.url("Ada.svg").path)"}}}"# + "\n", as: "request")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url("link.svg").path, withDestinationPath: "Ada.svg")
        let file = folder.url("Ada.svg").path
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        }
        func write() throws {
            let run = try Roundel.shell("cd \(folder.url(".").path); umask 026; \"$ROUNDEL\" \(line)")
            #expect(run.status == 0)
            #expect(try folder.text(of: "Ada.svg").hasSuffix("</svg>"))
        }
        try write()
        #expect(try mode() == 0o640)
        for rights in [0o600, 0o664, 0o444] {
            try folder.write("old", as: "Ada.svg")
            try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: file)
            try write()
            #expect(try mode() == rights)
        }
        #expect(try !folder.names().contains { $0.hasPrefix(".roundel") })
    }

    @Test("has the owner of the file that it takes the place of", .enabled(if: getuid() == 0))
    func owner() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", as: "a.svg")
        let file = folder.url("a.svg").path
        try FileManager.default.setAttributes(
            [.ownerAccountID: 1234, .groupOwnerAccountID: 2345, .posixPermissions: 0o640], ofItemAtPath: file)
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o", file).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.ownerAccountID] as? Int == 1234)
        #expect(attributes[.groupOwnerAccountID] as? Int == 2345)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
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
