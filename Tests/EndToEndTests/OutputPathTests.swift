import Foundation
import JSONValues
import TestSupport
import Testing

/// What `output.path` may name below a granted folder, `w`, which is spelled relative to the host's own.
@Suite("Where a picture's path leads") struct OutputPathTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("roundel-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/w", withIntermediateDirectories: true)
    }

    /// How a host that may write below `w` ends, and what it answers to a render for each path.
    private func render(_ paths: [String], before script: String = "") throws -> [JSONValue] {
        let script = "cd \"$1\" || exit; \(script) exec \"$0\" serve --ordered --allow-write w"
        let child = try ChildProcess("/bin/sh", ["-c", script, RoundelExecutable.path, folder])
        for path in paths {
            let users = JSONValue.array((0..<40).map { ["name": .string("Person \($0)")] })
            child.write(
                Framing.lines.frame([
                    "jsonrpc": "2.0", "id": .string(path), "method": "component/render",
                    "params": [
                        "component": "avatarStack", "props": ["users": users, "maxVisible": 40],
                        "output": ["format": "svg", "path": .string(path)],
                    ],
                ]))
        }
        child.closeInput()
        #expect(child.exchange(within: TimeLimit(seconds: 20)) { child.outputHasEnded })
        #expect(child.waitForEnd(seconds: 5) == .exit(0))
        return try child.received.split(separator: 0x0A).map { try ReplyRules.read($0) }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder + "/w").sorted()
    }

    private func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test(
        "What is missing below the granted folder is output_failed however it is spelled, outside of it not_permitted")
    func missing() throws {
        defer { remove() }
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/w/out", withDestinationPath: "/none")
        let below = [
            "w/none/a.svg", "./w/none/a.svg", "w/../w/none/a.svg", "w/none/../../a.svg", folder + "/w/none/a.svg",
            "w//none/deeper/./a.svg",
        ]
        for answer in try render(below) {
            #expect(answer.reason == "output_failed", "\(answer)")
            #expect(answer["/error/data/errno"] == "ENOENT")
        }
        // A link out of the folder says nothing of what is there.
        let outside = ["a.svg", "none/a.svg", "w/../none/a.svg", "../none/a.svg", "/none/a.svg", "w/out/a.svg"]
        for answer in try render(outside) { #expect(answer.reason == "not_permitted", "\(answer)") }
        #expect(try names() == ["out"])
    }

    @Test("A granted folder that has gone since the start is output_failed")
    func removed() throws {
        defer { remove() }
        let host = try HostProcess(["--allow-write", folder + "/w"])
        host.request(1, "ping")
        #expect(try host.next()["/id"] == 1)
        try FileManager.default.removeItem(atPath: folder + "/w")
        host.request(
            2, "component/render",
            ["component": "badge", "props": ["count": 1], "output": ["path": .string(folder + "/w/a.svg")]])
        let answer = try host.next()
        #expect(answer.reason == "output_failed")
        #expect(answer["/error/data/errno"] == "ENOENT")
    }

    @Test("A pipe is written into, and without a reader it is an error at once")
    func pipe() throws {
        defer { remove() }
        #expect(unsafe mkfifo(folder + "/w/pipe", 0o600) == 0)
        let answer = try #require(try render(["w/pipe"]).first)
        #expect(answer.reason == "output_failed")
        #expect(answer["/error/data/errno"] == "ENXIO")
        // The picture has room in the pipe, so that it can be read afterwards.
        let reader = unsafe open(folder + "/w/pipe", O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let written = try #require(try render(["w/pipe"]).first)
        let size = try #require(written["/result/bytes"]?.integer)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        #expect(unsafe read(reader, &buffer, buffer.count) == Int(size))
        #expect(try names() == ["pipe"])
    }

    @Test("A device is written into and stays one", .enabled(if: geteuid() == 0))
    func device() throws {
        defer { remove() }
        // Linux's full and null.
        #expect(unsafe mknod(folder + "/w/full", S_IFCHR | 0o600, 0x107) == 0)
        #expect(unsafe mknod(folder + "/w/null", S_IFCHR | 0o600, 0x103) == 0)
        let answers = try render(["w/full", "w/null"])
        #expect(answers.first?["/error/data/errno"] == "ENOSPC")
        #expect(answers.last?["/result/format"] == "svg")
        for name in ["full", "null"] {
            var status = stat()
            #expect(unsafe lstat(folder + "/w/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        }
        #expect(try names() == ["full", "null"])
    }

    @Test("A file that may not grow is output_failed, the host goes on, and nothing is left of it")
    func fileSizeLimit() throws {
        defer { remove() }
        let answers = try render(["w/a.svg", "w/b.svg"], before: "ulimit -f 1;")
        #expect(answers.map { $0["/error/data/errno"] } == ["EFBIG", "EFBIG"])
        #expect(try names().isEmpty)
    }

    @Test("Standard output that may not grow ends the host with 74")
    func outputSizeLimit() throws {
        defer { remove() }
        let child = try ChildProcess(
            "/bin/sh", ["-c", "ulimit -f 1; exec \"$0\" serve > \"$1/out\"", RoundelExecutable.path, folder])
        for id in 0..<100 { child.write(Array("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"ping\"}\n".utf8)) }
        #expect(child.exchange(within: TimeLimit(seconds: 5)) { child.status != nil })
        #expect(child.status == .exit(74))
    }
}
