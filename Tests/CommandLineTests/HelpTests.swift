import Foundation
import Testing

@Suite("Help")
struct HelpTests {
    static let commands = ["serve", "render", "batch", "call", "gallery", "doctor", "completions", "man", "help"]

    private static func components() throws -> [String] {
        let said = try Roundel.run("call", "initialize").text
        let list = try #require(said.firstMatch(of: /"components":\[([^\]]*)\]/)).1
        return list.split(separator: ",").map { $0.filter { $0 != "\"" } }
    }

    @Test("fits in 80 columns and has examples", arguments: commands)
    func command(name: String) throws {
        let run = try Roundel.run(name, "--help")
        #expect(run.status == 0)
        #expect(run.text.contains("Usage: roundel \(name)"))
        #expect(run.text.contains("Examples:"))
        for line in run.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(try Roundel.run("help", name).text == run.text)
        #expect(try Roundel.run(name, "-h").text == run.text)
    }

    @Test("lists every prop of every component with type, words and default")
    func components() throws {
        let ids = try Self.components()
        #expect(ids.contains("avatar"))
        for id in ids {
            let run = try Roundel.run("render", id, "--help")
            #expect(run.status == 0)
            #expect(try Roundel.run("help", "render", id).text == run.text)
            #expect(!run.text.contains("Default: ."))
            let lines = run.text.split(separator: "\n")
            for line in lines where !line.contains("roundel render") { #expect(line.count <= 80, "\(line)") }
        }
        let avatar = try Roundel.run("render", "avatar", "--help").text
        #expect(avatar.contains("--badge online|away|busy|offline"))
        #expect(avatar.contains("--size NUMBER"))
        #expect(avatar.contains("--fill COLOR|JSON"))
        #expect(avatar.contains("Width and height in points. Default: 36."))
        #expect(avatar.contains("--[no-]animated"))
        let words = avatar.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("wanted. Default: \"iOS 26.0\"."))
        #expect(words.contains("Default: by the ending of -o FILE, else svg."))
        #expect(try Roundel.run("batch", "--help").text.contains("Default: svg."))
    }

    @Test("lists the commands")
    func overview() throws {
        let run = try Roundel.run("--help")
        #expect(run.status == 0)
        for name in Self.commands { #expect(run.text.contains("\n  \(name) ")) }
        #expect(try Roundel.run("help").text == run.text)
        let none = try Roundel.run()
        #expect(none.status == 64)
        #expect(none.errors.contains("Usage: roundel COMMAND"))
    }

    @Test("knows what it can explain")
    func unknown() throws {
        let run = try Roundel.run("help", "bach")
        #expect(run.status == 64)
        #expect(run.errors.contains("tip: did you mean \"batch\"?"))
        #expect(try Roundel.run("help", "render", "avater").errors.contains("tip: did you mean \"avatar\"?"))
    }

    @Test("is a manual page too, with every flag in it")
    func manual() throws {
        let text = try Roundel.run("man").text
        #expect(text.hasPrefix(".TH ROUNDEL 1 "))
        for word in ["batch", "\\-\\-trace FILE", "\\-\\-stroke\\-color COLOR", "NO_COLOR", ".SH EXIT STATUS"] {
            #expect(text.contains(word))
        }
        for line in text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(line.firstMatch(of: /^\.(TH|SH|SS|TP|PP|B|I|nf|fi|RS|RE)( |$)/) != nil, "\(line)")
        }
    }

    @Test("is a manual page that groff accepts", .enabled(if: Roundel.has("groff")))
    func groff() throws {
        let run = try Roundel.shell("\"$ROUNDEL\" man | groff -man -ww -Tutf8")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text.contains("people.ndjson"))
    }
}
