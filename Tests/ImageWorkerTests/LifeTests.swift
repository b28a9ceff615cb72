import Glibc
import JSONValues
import TestSupport
import Testing

@Suite("The life of the image worker") struct LifeTests {
    private func picture() throws -> String { ImageSamples.dataURI(try ImageSamples.bytes("quadrants.png")) }

    @Test("At the end of its input everything is answered, and no process is left")
    func end() throws {
        let worker = try ImageWorker()
        let ids = try (0..<40).map { _ in worker.ask(try picture()) }
        worker.child.closeInput()
        for id in ids { #expect(try worker.answer(to: id)["/result/width"] == 16) }
        #expect(worker.child.waitForEnd(seconds: 5) == .exit(0))
    }

    @Test("Its decoders end with it, however it ends")
    func killed() throws {
        let worker = try ImageWorker()
        #expect(try worker.reason(try picture()) == nil)
        let decoders = Processes.children(of: worker.child.processID)
        #expect(!decoders.isEmpty)
        worker.child.send(signal: SIGKILL)
        #expect(worker.child.waitForEnd(seconds: 5) == .signal(SIGKILL))
        #expect(TimeLimit.wait(seconds: 2) { decoders.allSatisfy { !Processes.isAlive($0) } })
    }

    @Test("Where nobody reads the answers it ends at once, whatever it is about")
    func unread() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        worker.ask(server.url("/silent"))
        #expect(worker.child.exchange(within: TimeLimit(seconds: 5)) { worker.child.isAllWritten })
        worker.child.closeInput()
        worker.child.closeOutput()
        #expect(worker.child.waitForEnd(seconds: 2) == .exit(0))
    }

    @Test("A decoder that dies is replaced, and no picture fails for it")
    func decoderDies() throws {
        let worker = try ImageWorker()
        #expect(try worker.reason(try picture()) == nil)
        for _ in 0..<5 {
            for decoder in Processes.children(of: worker.child.processID) { kill(decoder, SIGKILL) }
            #expect(try worker.reason(try picture()) == nil)
        }
        try worker.end()
    }

    @Test("A decoder that hangs is ended when its time is over")
    func decoderHangs() throws {
        let worker = try ImageWorker(["--time-limit", "300"])
        #expect(try worker.reason(try picture()) == nil)
        let decoders = Processes.children(of: worker.child.processID)
        for decoder in decoders { kill(decoder, SIGSTOP) }
        #expect(try worker.reason(try picture()) == "timed_out")
        _ = try worker.reason(try picture())
        #expect(try worker.reason(try picture()) == nil)
        #expect(decoders.contains { !Processes.isAlive($0) })
        try worker.end()
    }

    @Test("A cancelled request is answered once, and what it fetched is given up")
    func cancelling() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        let id = worker.ask(server.url("/silent"))
        let other = worker.ask(try picture())
        #expect(try worker.answer(to: other)["/result"] != nil)
        worker.cancel(id)
        worker.cancel(id)
        worker.cancel(4711)
        #expect(try worker.answer(to: id, within: 1)["/error/code"] == -32800)
        #expect(try worker.reason(try picture()) == nil)
        // Ends long before the server would have answered, as nothing is fetched any more.
        try worker.end(within: 2)
    }

    @Test("A cache folder that cannot be is told, and is no reason to show no pictures")
    func noCache() throws {
        let worker = try ImageWorker(["--cache", "/proc/none/here"])
        #expect(try worker.reason(try picture()) == nil)
        try worker.end()
        #expect(String(decoding: worker.child.log, as: UTF8.self).contains("/proc/none/here"))
    }

    @Test("Messages that make no sense are answered, and it goes on")
    func nonsense() throws {
        let worker = try ImageWorker()
        for line in ["{", "[]", "7", "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"image/lod\"}"] {
            worker.child.write(Array(line.utf8) + [0x0A])
        }
        worker.child.write(
            Array(#"{"jsonrpc":"2.0","id":"y","method":"image/load","params":{"source":"data:,","width":0}}"#.utf8) + [
                0x0A
            ])
        var lines: [String] = []
        #expect(
            worker.child.exchange(within: TimeLimit(seconds: 5)) {
                lines = String(decoding: worker.child.received, as: UTF8.self).split(separator: "\n").map(String.init)
                return lines.count == 5
            })
        for (line, code) in zip(lines, [-32700, -32600, -32600, -32601, -32602]) {
            #expect(line.contains("\"code\":\(code)"))
        }
        worker.child.received = []
        #expect(try worker.reason(try picture()) == nil)
        try worker.end()
    }

    @Test(
        "A flag that makes no sense is told",
        arguments: [["--allow-nte", "x"], ["--max-bytes", "0"], ["--allow-net"], ["--allow-net", "a/b"]])
    func usage(arguments: [String]) throws {
        let worker = try ImageWorker(arguments)
        #expect(worker.child.exchange(within: TimeLimit(seconds: 5)) { worker.child.errorsHaveEnded })
        #expect(worker.child.waitForEnd(seconds: 5) == .exit(64))
        #expect(String(decoding: worker.child.log, as: UTF8.self).contains(arguments[0]))
    }
}
