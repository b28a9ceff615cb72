import TestSupport
import Testing

@Suite("What a decoder may do") struct ConfinementTests {
    private static let attempts = [
        "socket", "start a program", "signal another", "write a file", "read a file", "remove a file",
    ]

    private func probe(_ arguments: [String]) throws -> [String] {
        let child = try ChildProcess(
            RoundelExecutable.packageRoot + ".build/debug/confinement-probe", arguments)
        #expect(child.exchange(within: TimeLimit(seconds: 10)) { child.outputHasEnded })
        #expect(child.waitForEnd(seconds: 5) == .exit(0))
        return String(decoding: child.received, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("It computes, and starts threads; it reaches no network, program, process or file")
    func raster() throws {
        let lines = try probe([])
        #expect(lines.first == "enter: succeeded")
        for attempt in Self.attempts { #expect(lines.contains("\(attempt): errno 1")) }
        #expect(lines.last == "start a thread: succeeded")
    }

    @Test("Where fonts are needed it reads what is in their folders, and nothing else")
    func reading() throws {
        let lines = try probe([ImageSamples.folder])
        #expect(lines.contains("read a granted file: succeeded"))
        // EACCES, by Landlock.
        #expect(lines.contains("read a file: errno 13"))
        for attempt in Self.attempts where attempt != "read a file" { #expect(lines.contains("\(attempt): errno 1")) }
    }

    @Test("Decoders are confined: no new privileges, a filter, little memory, no open descriptor but their pipes")
    func decoders() throws {
        let worker = try ImageWorker()
        for source in [try ImageSamples.bytes("quadrants.avif"), ImageSamples.svg("<text>A</text>")] {
            #expect(try worker.reason(ImageSamples.dataURI(source)) == nil)
        }
        let decoders = Processes.children(of: worker.child.processID)
        #expect(decoders.count >= 3)
        for decoder in decoders {
            #expect(TimeLimit.wait(seconds: 5) { Processes.status(of: decoder, "Seccomp:") == "2" })
            #expect(Processes.status(of: decoder, "NoNewPrivs:") == "1")
            #expect(Processes.limit(of: decoder, "Max address space") == "\(1 << 30)")
            #expect(Processes.limit(of: decoder, "Max core file size") == "0")
            #expect(Processes.limit(of: decoder, "Max file size") == "0")
            #expect(Processes.descriptors(of: decoder) == 3)
        }
        try worker.end()
    }
}
