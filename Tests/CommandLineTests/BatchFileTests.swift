import Foundation
import Testing

@Suite("Files that a batch writes")
struct BatchFileTests {
    @Test("are left alone when they would not change, so that make stays idle")
    func unchanged() throws {
        let batch = try BatchFixture(
            BatchFixture.item("Ada", "\"id\":\"same\""), BatchFixture.item("Bob", "\"id\":\"other\""))
        #expect(try batch.run().errors.contains("2 written, 0 unchanged, 0 failed"))
        let same = try batch.folder.identity(of: "out/same.svg")
        let other = try batch.folder.identity(of: "out/other.svg")
        try batch.write([BatchFixture.item("Ada", "\"id\":\"same\""), BatchFixture.item("Eve", "\"id\":\"other\"")])
        #expect(try batch.run().errors.contains("1 written, 1 unchanged, 0 failed"))
        #expect(try batch.folder.identity(of: "out/same.svg") == same)
        #expect(try batch.folder.identity(of: "out/other.svg") != other)
        #expect(try batch.files() == ["other.svg", "same.svg"])
    }

    @Test("of the same length and other bytes are rewritten")
    func sameLength() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":\"a\""))
        _ = try batch.run()
        let right = try batch.folder.text(of: "out/a.svg")
        try batch.folder.write(String(right.dropLast()) + "!", as: "out/a.svg")
        #expect(try batch.run().errors.contains("1 written"))
        #expect(try batch.folder.text(of: "out/a.svg") == right)
    }

    @Test("come in folders that are made for them, by the umask")
    func folders() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada"))
        let out = batch.folder.url("deep/er").path
        let run = try Roundel.shell(
            "umask 027; \"$ROUNDEL\" batch '\(batch.folder.url("items.ndjson").path)' --out '\(out)'")
        #expect(run.status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: out + "/0.svg")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test("that cannot be written fail alone")
    func blocked() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":\"a\""), BatchFixture.item("Bob", "\"id\":\"b\""))
        try FileManager.default.createDirectory(at: batch.folder.url("out/a.svg"), withIntermediateDirectories: true)
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("items.ndjson:1: error: "))
        #expect(run.errors.contains("could not be written"))
        #expect(try batch.files() == ["a.svg", "b.svg"])
    }

    @Test("are whole, and nothing else is left, when a signal ends it", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) throws {
        let line = BatchFixture.item("Ada Lovelace", "\"output\":{\"format\":\"png\",\"scale\":8}")
        let batch = try BatchFixture(lines: Array(repeating: line, count: 20_000))
        let process = Process()
        process.executableURL = Roundel.executable
        process.arguments = ["batch", batch.folder.url("items.ndjson").path, "--out", batch.folder.url("out").path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while ((try? batch.files()) ?? []).count < 20, process.isRunning { usleep(1000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        let files = try batch.files()
        #expect(files.count < 20_000)
        #expect(files.allSatisfy { $0.hasSuffix(".png") && !$0.hasPrefix(".") })
        let end = Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        for name in files.suffix(50) {
            #expect(try Data(contentsOf: batch.folder.url("out/\(name)")).suffix(8) == end)
        }
    }

    @Test("do not stay in memory")
    func memory() throws {
        // Painting takes ten times as long as reading: held as they come, the lines alone would take 80 MB.
        let members =
            "\"output\":{\"format\":\"png\",\"scale\":16},\"_meta\":\"\(String(repeating: "x", count: 500_000))\""
        let lines = (0..<160).map {
            "{\"component\":\"avatar\",\"props\":{\"name\":\"P\($0)\",\"size\":128},\"id\":\($0),\(members)}"
        }
        let batch = try BatchFixture(lines: lines)
        let process = Process()
        process.executableURL = Roundel.executable
        process.arguments = [
            "batch", batch.folder.url("items.ndjson").path, "--out", batch.folder.url("out").path, "-q", "-j", "1",
        ]
        try process.run()
        var peak = 0
        while process.isRunning {
            let status =
                (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            peak = max(peak, line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
            usleep(5000)
        }
        #expect(process.terminationStatus == 0)
        #expect(try batch.files().count == 160)
        #expect(peak < 75_000, "\(peak) KB")
    }
}
