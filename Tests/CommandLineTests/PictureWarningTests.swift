import Foundation
import Testing

@Suite("Pictures that are not there") struct PictureWarningTests {
    private func warning(_ address: String, _ flags: String...) throws -> String {
        let run = try Roundel.run(
            Roundel.executable, ["call", "component/render", Self.params(address)] + flags, input: Data(),
            environment: [:])
        let object = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let warnings = try #require(object["warnings"] as? [[String: Any]])
        return try #require(warnings.first?["message"] as? String)
    }

    private static func params(_ address: String) -> String {
        "{\"component\":\"avatar\",\"props\":{\"name\":\"Jamie Lin\",\"url\":\"\(address)\"}}"
    }

    @Test(
        "The address is named, and what would let it in",
        arguments: [
            ("photos/ada.jpg", "\"photos/ada.jpg\"", "no folder may be read; --allow-read photos would allow it"),
            ("ada.jpg", "\"ada.jpg\"", "no folder may be read; --allow-read . would allow it"),
            ("/my photos/ada.jpg", "\"/my photos/ada.jpg\"", "--allow-read '/my photos' would allow it"),
            ("file:///ada.jpg", "\"file:///ada.jpg\"", "--allow-read / would allow it"),
            ("https://cdn.example/a.png", "\"https://cdn.example/a.png\"", "--allow-net cdn.example would allow it"),
            ("HTTP://[::1]:8080/a", "\"HTTP://[::1]:8080/a\"", "--allow-net '[::1]:8080' would allow it"),
            ("~/ada.jpg", "\"~/ada.jpg\"", "~ stands for no folder here, as only a shell knows it"),
            ("ftp://cdn.example/a", "\"ftp://cdn.example/a\"", "ftp: is none of data:, file:, http: and https:"),
        ])
    func nothingGranted(address: String, shown: String, cause: String) throws {
        let warning = try warning(address)
        #expect(warning.hasPrefix("the picture \(shown) could not be loaded: "))
        #expect(warning.hasSuffix(cause) || warning.contains(": \(cause)"))
    }

    @Test("Users, passwords, queries and payloads are not repeated")
    func secrets() throws {
        for address in [
            "https://ada:secret@cdn.example/a.png?token=secret#secret", "https:\\\\\\\\secret@cdn.example/a",
            "data:image/png;base64,secret", "x:secret@cdn.example",
        ] {
            #expect(try !warning(address).contains("secret"), "\(address)")
            #expect(try !warning(address, "--allow-net", "*").contains("secret"), "\(address)")
        }
    }

    @Test("Folders, links, private and reserved addresses are called what they are")
    func causes() throws {
        let folder = try TemporaryFolder()
        let place = folder.url("in").path
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place + "/out", withDestinationPath: "/etc/hostname")
        func warning(_ address: String) throws -> String {
            try self.warning(address, "--allow-read", place, "--allow-net", "*")
        }
        try FileManager.default.createDirectory(atPath: place + "/inner", withIntermediateDirectories: true)
        #expect(try warning(place).hasSuffix("it is a folder, not a picture"))
        #expect(try warning(place + "/inner").hasSuffix("it is a folder, not a picture"))
        #expect(try warning(place + "/out").hasSuffix("a link leads out of the folders that may be read"))
        #expect(try warning(place + "/none").hasSuffix("there is no such file"))
        #expect(
            try warning("/etc/none").hasSuffix("it is in no folder that may be read; --allow-read /etc would allow it"))
        #expect(try warning("/etc/hostname").hasSuffix("--allow-read /etc would allow it"))
        #expect(try warning("http://localhost:9/a").contains("has to be named, as * stands for public ones"))
        #expect(try warning("http://localhost:9/a").hasSuffix("; --allow-net localhost:9 would allow it"))
        #expect(
            try warning("http://169.254.169.254/a").contains("has a reserved address, which has to be named itself"))
    }

    @Test("A batch names the first of many, and how many there are")
    func batch() throws {
        let batch = try BatchFixture(
            lines: (1...300).map { Self.params($0 == 9 ? "~/ada.jpg" : "photos\($0 % 7)/\($0).jpg") })
        let refused = try batch.run("--quiet").errors
        #expect(refused.components(separatedBy: "warning:").count == 3)
        #expect(
            refused.contains("items.ndjson:1: warning: a picture could not be loaded: no grant allows its address\n"))
        #expect(refused.contains("tip: --allow-read photos1 --allow-read photos2 --allow-read photos3 --allow-read"))
        #expect(refused.contains("note: 299 items: \"photos1/1.jpg\" in line 1, \"photos2/2.jpg\" in line 2, "))
        #expect(refused.contains("\"photos5/5.jpg\" in line 5, …\n"))
        #expect(
            refused.contains("items.ndjson:9: warning: the picture \"~/ada.jpg\" could not be loaded: ~ stands for"))
        let missing = try batch.run("--quiet", "--allow-read", "/").errors
        #expect(
            missing.contains(
                "could not be loaded: there is none at its address\n  tip: paths begin at the working folder, /"))
        #expect(missing.contains("note: 299 items: \"photos1/1.jpg\" in line 1, "))
    }

    @Test("Where all items want one picture, it is told with their lines")
    func one() throws {
        let batch = try BatchFixture(lines: Array(repeating: Self.params("ada.jpg"), count: 7))
        let errors = try batch.run().errors
        #expect(
            errors.contains(
                "items.ndjson:1: warning: the picture \"ada.jpg\" could not be loaded: no folder may be read"))
        #expect(errors.contains("\n  note: 7 items, lines 1, 2, 3, 4, 5, …\n"))
    }
}
