import Foundation
import Testing

@Suite("A batch with faults")
struct BatchErrorTests {
    @Test(
        "names the line, the pointer and what would be right",
        arguments: [
            (
                #"{"component":"avatar","props":{"badge":"onlin"}}"#,
                "/props/badge: \"onlin\" is not one of online, away, busy, offline\n  tip: did you mean \"online\"?"
            ),
            (#"{"component":"avatr"}"#, "/component: there is no component \"avatr\"\n  tip: did you mean \"avatar\"?"),
            (#"{"component":"avatar","prop":{}}"#, "/prop: there is no \"prop\" here\n  tip: did you mean \"props\"?"),
            (#"{"component":"avatar","props":{"size":-3}}"#, "/props/size: expected a number over 0, got -3\n"),
            (#"{"props":{}}"#, "/component: \"component\" is missing"),
            (#"{"component":"avatar","output":{"scale":0}}"#, "/output/scale: expected a number over 0"),
            (#"{"component":"avatar","output":{"path":"x.svg"}}"#, "/output/path: the file is named by the item's id"),
            (#"[1]"#, "expected an item {id?, component, props, context?, output?}, got array\n"),
        ])
    func explained(line: String, message: String) throws {
        let batch = try BatchFixture("", line, BatchFixture.item("Ada", "\"id\":\"fine\""))
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("\(batch.folder.url("items.ndjson").path):2: error: \(message)"))
        #expect(run.errors.contains("1 written, 0 unchanged, 1 failed"))
        #expect(try batch.files() == ["fine.svg"])
    }

    @Test("points at the column where JSON breaks off")
    func syntax() throws {
        let batch = try BatchFixture(#"{"component":"avatar""#, #"{"a":1,"a":2}"#, "{\"a\":\"\u{1}\"}")
        let errors = try batch.run().errors
        #expect(errors.contains("items.ndjson:1:21: error: not one JSON value: '}' expected"))
        #expect(errors.contains("items.ndjson:2:"))
        #expect(errors.contains("duplicate object key"))
        #expect(errors.contains("items.ndjson:3:"))
    }

    @Test("skips a line over the limit, bytes that are no text, and nesting without end")
    func hostileLines() throws {
        let batch = try BatchFixture()
        var bytes =
            Data("{\"id\":\"".utf8) + Data(repeating: UInt8(ascii: "x"), count: 17 * 1024 * 1024) + Data("\"}\n".utf8)
        bytes += Data([0xFF, 0xFE, 0x0A])
        bytes += Data(repeating: UInt8(ascii: "["), count: 100_000) + Data("\n".utf8)
        bytes += Data((BatchFixture.item("Ada", "\"id\":\"fine\"") + "\n").utf8)
        try bytes.write(to: batch.folder.url("items.ndjson"))
        let run = try batch.run()
        #expect(run.status == 1)
        #expect(run.errors.contains("items.ndjson:1: error: the message is over the limit maxMessageBytes of 16777216"))
        #expect(run.errors.contains("items.ndjson:2:"))
        #expect(run.errors.contains("items.ndjson:3: error: not one JSON value: arrays and objects are nested"))
        #expect(try batch.files() == ["fine.svg"])
    }

    @Test("reports in the order of the lines, however many threads there are")
    func order() throws {
        let lines = (0..<200).map {
            $0 % 3 == 0 ? "broken \($0)" : BatchFixture.item("Person \($0)", "\"id\":\"\($0)\"")
        }
        let one = try BatchFixture(lines: lines)
        let many = try BatchFixture(lines: lines)
        let ordered = try one.run("--jobs", "1", "--quiet").errors
        let parallel = try many.run("--jobs", "8", "--quiet").errors
        #expect(ordered.contains("items.ndjson:199:"))
        #expect(
            ordered.replacingOccurrences(of: one.folder.path, with: "")
                == parallel.replacingOccurrences(of: many.folder.path, with: ""))
        for name in try one.files() {
            #expect(try one.folder.text(of: "out/\(name)") == many.folder.text(of: "out/\(name)"))
        }
        #expect(try one.files() == many.files())
    }

    @Test("prints the same warning once and counts the items that have it")
    func warnings() throws {
        let batch = try BatchFixture(
            lines: (0..<5).map { BatchFixture.item("P\($0)", "\"context\":{\"locale\":\"xx\"}") })
        let run = try batch.run()
        #expect(run.status == 0)
        #expect(run.errors.components(separatedBy: "warning:").count == 2)
        #expect(run.errors.contains("items.ndjson:1: warning: there are no words in \"xx\""))
        #expect(run.errors.contains("\n  note: 5 items, lines 1, 2, 3, 4, 5\n"))
        #expect(run.errors.contains("5 with warnings"))
    }

    @Test("does not let a line steer the terminal")
    func controls() throws {
        let batch = try BatchFixture(
            #"{"component":"\u001b[31mred\u0007"}"#,
            #"{"component":"avatar","props":{"url":"\u009b31m.png"}}"#)
        let errors = try batch.run().errors
        #expect(errors.contains("there is no component \"\\u{1B}[31mred\\u{7}\""))
        #expect(errors.contains("the picture \"\\u{9B}31m.png\" could not be loaded"))
    }

    @Test("prints one warning for all locales without words")
    func locales() throws {
        let run = try BatchFixture(
            lines: (0..<30).map { BatchFixture.item("P", "\"context\":{\"locale\":\"qaa-x-\($0 % 10)\"}") }
        ).run()
        #expect(run.errors.components(separatedBy: "warning:").count == 2)
        #expect(run.errors.contains("items.ndjson:1: warning: there are no words in the locale, so they are English\n"))
        #expect(run.errors.contains("\n  note: 30 items: \"qaa-x-0\" in line 1, \"qaa-x-1\" in line 2, "))
        #expect(run.errors.contains("\"qaa-x-4\" in line 5, …\n"))
    }

    @Test("says how many warnings it does not print, also when it is quiet", arguments: ["--quiet", "--no-quiet"])
    func manyWarnings(flag: String) throws {
        let batch = try BatchFixture(
            lines: (0..<60).map {
                "{\"component\":\"icon\",\"props\":{\"symbol\":\"qqq\($0 % 30)\"}}"
            })
        let run = try batch.run(flag)
        #expect(run.errors.components(separatedBy: "warning:").count == 21)
        #expect(run.errors.contains("items.ndjson:20: warning: "))
        #expect(run.errors.contains("\n  note: 2 items, lines 20, 50\n… and 20 warnings of other kinds\n"))
        #expect(run.errors.contains("60 with warnings") == (flag == "--no-quiet"))
    }

    @Test(
        "does nothing where the arguments are off",
        arguments: [
            (["--scale", "99"], "--scale: expected a number over 0 of at most 16, got 99"),
            (["--format", "jpg"], "--format: \"jpg\" is not one of svg, png"),
            (["--jobs", "0"], "--jobs takes a number from 1 to 256, not \"0\""),
            (["--color-scheme", "drak"], "tip: did you mean \"dark\"?"),
        ])
    func badFlags(flags: [String], message: String) throws {
        let batch = try BatchFixture(BatchFixture.item("Ada"))
        let run = try Roundel.run(
            Roundel.executable,
            ["batch", batch.folder.url("items.ndjson").path, "--out", batch.folder.url("out").path] + flags,
            input: Data(), environment: [:])
        #expect(run.status == 64)
        #expect(run.errors.contains(message))
        #expect(try batch.folder.names() == ["items.ndjson"])
    }

    @Test("says what is wrong with the file of items or the folder")
    func badPlaces() throws {
        let batch = try BatchFixture(BatchFixture.item("Ada"))
        let items = batch.folder.url("items.ndjson").path
        let missing = try Roundel.run("batch", "/nowhere", "--out", batch.folder.url("out").path)
        #expect(missing.status == 74)
        #expect(missing.errors.contains("\"/nowhere\" could not be opened: No such file or directory"))
        let folder = try Roundel.run("batch", batch.folder.path, "--out", batch.folder.url("out").path)
        #expect(folder.status == 74)
        #expect(folder.errors.contains("is a folder"))
        let taken = try Roundel.run("batch", items, "--out", items)
        #expect(taken.status == 74)
        #expect(taken.errors.contains("--out: "))
        let none = try Roundel.run("batch", items)
        #expect(none.status == 64)
        #expect(none.errors.contains("--out DIR is missing"))
    }
}
