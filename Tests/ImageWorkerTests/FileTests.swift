import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("Pictures in files") struct FileTests {
    /// A granted folder beside one that is not, with ways from one into the other.
    private final class Place {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("roundel-\(UUID().uuidString)").path
        let granted: String

        init() throws {
            granted = root + "/granted"
            let files = FileManager.default
            try files.createDirectory(atPath: granted + "/inner", withIntermediateDirectories: true)
            try files.createDirectory(atPath: root + "/granted-not", withIntermediateDirectories: true)
            for path in [
                granted + "/a b.png", granted + "/inner/c.png", root + "/secret.png", root + "/granted-not/d.png",
            ] {
                try files.copyItem(atPath: ImageSamples.folder + "/quadrants.png", toPath: path)
            }
            try files.createSymbolicLink(atPath: granted + "/out.png", withDestinationPath: root + "/secret.png")
            try files.createSymbolicLink(atPath: granted + "/up", withDestinationPath: "..")
            try files.createSymbolicLink(atPath: granted + "/in.png", withDestinationPath: "inner/c.png")
            try files.createSymbolicLink(atPath: granted + "/self", withDestinationPath: "self")
            try files.createSymbolicLink(atPath: root + "/link", withDestinationPath: granted)
            #expect(unsafe mkfifo(granted + "/pipe", 0o600) == 0)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: root)
        }
    }

    @Test("What is in a granted folder is read, and nothing else")
    func grants() throws {
        let place = try Place()
        let worker = try ImageWorker(["--allow-read", place.granted])
        let cases: [(String, String?)] = [
            ("/granted/a b.png", nil), ("/granted/inner/../inner/c.png", nil), ("/granted/in.png", nil),
            ("/link/in.png", nil), ("/granted/up/granted/in.png", nil), ("/secret.png", "not_permitted"),
            ("/granted/../secret.png", "not_permitted"), ("/granted/out.png", "not_permitted"),
            ("/granted/up/secret.png", "not_permitted"), ("/granted-not/d.png", "not_permitted"),
            ("/granted", "not_permitted"), ("/granted/inner", "not_permitted"), ("/granted/pipe", "not_permitted"),
            ("/granted/self", "not_permitted"), ("/granted/none.png", "not_found"), ("/none.png", "not_permitted"),
            ("/granted/../none.png", "not_permitted"), ("/granted/in.png/x", "not_found"),
        ]
        for (path, reason) in cases { #expect(try worker.reason(place.root + path) == reason, "\(path)") }
        #expect(try worker.reason("/dev/zero") == "not_permitted")
        #expect(try worker.reason("file://" + place.granted + "/a%20b.png") == nil)
        #expect(try worker.reason("file://localhost" + place.granted + "/in.png") == nil)
        #expect(try worker.reason("file:" + place.granted + "/in.png#top") == nil)
        for bad in [
            "file://elsewhere/in.png", "file:in.png", "file:///a%2", "file:///a%00b", "", "ftp://x/y", "javascript:1",
        ] {
            #expect(try worker.reason(bad) == "bad_address", "\(bad)")
        }
        let ungranted = try ImageWorker()
        #expect(try ungranted.reason(place.granted + "/in.png") == "not_permitted")
    }

    @Test("A tag spares a picture that has not changed")
    func tags() throws {
        let place = try Place()
        let worker = try ImageWorker(["--allow-read", place.granted])
        let path = place.granted + "/inner/c.png"
        let first = try worker.load(path)
        let tag = try #require(first["/result/tag"]?.string)
        #expect(first["/result/freshFor"] == 1)
        #expect(try worker.load(path, tag: tag)["/result"] == ["unchanged": true, "freshFor": 1, "tag": .string(tag)])
        try Data(ImageSamples.bytes("translucent.png")).write(to: URL(filePath: path))
        let second = try worker.load(path, tag: tag)
        #expect(second["/result/opaque"] == false)
        #expect(second["/result/tag"]?.string != tag)
    }

    @Test("A file that is too large is not read")
    func large() throws {
        let place = try Place()
        let worker = try ImageWorker(["--allow-read", place.granted, "--max-bytes", "100"])
        #expect(try worker.reason(place.granted + "/in.png") == "too_large")
        #expect(try worker.reason(ImageSamples.dataURI([UInt8](repeating: 0, count: 101))) == "too_large")
    }
}
