import Foundation
import Testing

@Suite("The files of a batch")
struct BatchNameTests {
    @Test(
        "are called after the ids, percent-encoded",
        arguments: [
            ("plain-Name_1.x", "plain-Name_1.x.svg"), ("a/b", "a%2Fb.svg"), ("../up", "%2E.%2Fup.svg"),
            ("..", "%2E..svg"),
            (".", "%2E.svg"), (".hidden", "%2Ehidden.svg"), ("é", "%C3%A9.svg"), ("a b", "a%20b.svg"),
            ("%41", "%2541.svg"),
            ("\\u0000\\n", "%00%0A.svg"), ("~", "%7E.svg"),
        ])
    func encoded(id: String, file: String) throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":\"\(id)\""))
        #expect(try batch.run().status == 0)
        #expect(try batch.files() == [file])
    }

    @Test("may be called after numbers")
    func numbers() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":7"), BatchFixture.item("Bob", "\"id\":-1"))
        #expect(try batch.run().status == 0)
        #expect(try batch.files() == ["-1.svg", "7.svg"])
    }

    @Test("have the item's place for want of an id, padded to the number of items", arguments: [1, 9, 10, 101])
    func places(count: Int) throws {
        let batch = try BatchFixture(
            lines: (0..<count).map { BatchFixture.item("P\($0)", $0 == 0 ? "\"id\":null" : "") })
        #expect(try batch.run().status == 0)
        let width = "\(count)".count
        let expected = (0..<count).map { String(repeating: "0", count: width - "\($0)".count) + "\($0).svg" }
        #expect(try batch.files() == expected)
    }

    @Test("count places over every line that is not blank, from a pipe as well")
    func blankLines() throws {
        let folder = try TemporaryFolder()
        let input = "\u{FEFF}\n  \t\r\n\(BatchFixture.item("Ada"))\r\n\nbroken\n\(BatchFixture.item("Bob"))"
        let run = try Roundel.shell("cat | \"$ROUNDEL\" batch - --out '\(folder.path)/out'", input: input)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("<stdin>:5:6: error: not one JSON value:"))
        #expect(try folder.names(in: "out") == ["0.svg", "2.svg"])
    }

    @Test("end by their format, which an item may choose")
    func endings() throws {
        let batch = try BatchFixture(
            BatchFixture.item("Ada", "\"id\":\"a\""),
            BatchFixture.item("Bob", "\"id\":\"b\",\"output\":{\"format\":\"svg\"}"))
        #expect(try batch.run("--format", "png").status == 0)
        #expect(try batch.files() == ["a.png", "b.svg"])
        let png = try Data(contentsOf: batch.folder.url("out/a.png"))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("of the same id are not overwritten: the first line has it, and the others say so")
    func duplicates() throws {
        let batch = try BatchFixture(
            BatchFixture.item("Ada", "\"id\":\"a b\""), BatchFixture.item("Bob", "\"id\":\"a b\""),
            BatchFixture.item("Cleo", "\"id\":3"), BatchFixture.item("Dora", "\"id\":\"3\""))
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("items.ndjson:2: error: /id: \"a b\" is taken by line 1"))
        #expect(run.errors.contains("items.ndjson:4: error: /id: \"3\" is taken by line 3"))
        #expect(try batch.files() == ["3.svg", "a%20b.svg"])
        #expect(try batch.folder.text(of: "out/a%20b.svg").contains("<title>Ada</title>"))
    }

    @Test("cannot take the place of an item without an id")
    func placeTaken() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":\"1\""), BatchFixture.item("Bob"))
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("items.ndjson:2: error: /id: an item without an id is called \"1\""))
        #expect(try batch.folder.text(of: "out/1.svg").contains("<title>Ada</title>"))
    }

    @Test(
        "need an id that can be one",
        arguments: ["true", "1.5", "[]", "\"\"", "\"\(String(repeating: "é", count: 42))\""])
    func impossible(id: String) throws {
        let batch = try BatchFixture(BatchFixture.item("Ada", "\"id\":\(id)"), BatchFixture.item("Bob", "\"id\":\"b\""))
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("items.ndjson:1: error: /id: "))
        #expect(try batch.files() == ["b.svg"])
    }
}
