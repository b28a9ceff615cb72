import Foundation
import Testing

@Suite("An error of usage")
struct UsageErrorTests {
    @Test(
        "names the flag and the nearest right one",
        arguments: [
            ("rendr avatar", 64, "there is no command \"rendr\"", "did you mean \"render\"?"),
            ("--verzion", 64, "there is no flag \"--verzion\"", "did you mean \"--version\"?"),
            ("render avater", 64, "there is no component \"avater\"", "did you mean \"avatar\"?"),
            ("render", 64, "the component comes first: avatar", "for example: roundel render avatar --name"),
            ("version", 64, "there is no command \"version\"", "roundel --version prints the version"),
            ("-v", 64, "there is no flag \"-v\"", "roundel --version prints the version"),
            ("render avatar --naem x", 64, "there is no flag \"--naem\" here", "did you mean \"--name\"?"),
            ("render avatar --strokeColor red", 64, "\"--strokeColor\" here", "did you mean \"--stroke-color\"?"),
            ("render avatar --no-badge-cutot", 64, "\"--no-badge-cutot\" here", "did you mean \"--no-badge-cutout\"?"),
            ("render avatar --name", 64, "--name needs a value: --name TEXT", ""),
            ("render avatar --name --badge online", 64, "--name needs a value", "write --name=--badge"),
            ("render avatar --badge-cutout=maybe", 64, "--badge-cutout is a switch", ""),
            ("render avatar --palette red", 64, "--palette takes JSON", ""),
            ("render avatar x", 64, "there is an argument too many: \"x\"", "a person's name is a flag: --name x"),
            ("render badge --interactive false", 64, "an argument too many: \"false\"", "--interactive=false"),
            ("render icon --symbol a:b --symbols nope", 64, "there is no file or folder `nope`", ""),
            (
                "render avatar --name J -o a.jpg", 64, "the ending .jpg names no format; there is .svg, .png",
                "--format svg|png"
            ),
            ("render avatar --badge onlin", 1, "--badge: \"onlin\" is not one of online", "did you mean \"online\"?"),
            ("render avatar --size big", 64, "--size takes a number over 0, not \"big\"", ""),
            ("render avatar --size NaN", 64, "--size takes a number over 0, not \"NaN\"", ""),
            ("render avatar --size ' 5'", 64, "--size takes a number over 0, not \" 5\"", ""),
            ("render avatar --size '5 '", 64, "--size takes a number over 0, not \"5 \"", ""),
            ("render avatar --size 05", 64, "--size takes a number over 0, not \"05\"", ""),
            ("render avatar --size +5", 64, "--size takes a number over 0, not \"+5\"", ""),
            ("render avatar --size 0x5", 64, "--size takes a number over 0, not \"0x5\"", ""),
            ("render avatar --scale ' 2'", 64, "--scale takes a number over 0 of at most 16, not \" 2\"", ""),
            ("render avatar --padding '3\t'", 64, "--padding takes a number of at least 0, not ", ""),
            ("render badge --count ' 5'", 64, "--count takes an integer of at least 0, not \" 5\"", ""),
            ("render badge --count abc", 64, "--count takes an integer of at least 0, not \"abc\"", ""),
            ("render badge --count 1.5", 64, "--count takes an integer of at least 0, not \"1.5\"", ""),
            ("render avatar --size 0", 1, "--size: expected a number over 0, got 0", ""),
            (
                "render badge --count 99999999999999999999", 64,
                "--count: the number 99999999999999999999 is too large", ""
            ),
            ("render avatar --size 1e999", 64, "--size: the number 1e999 is too large", ""),
            ("render avatar --name a --name b", 64, "--name is given twice: \"a\" and \"b\"", ""),
            ("render avatar -o a.svg -ob.svg", 64, "--output is given twice: \"a.svg\" and \"b.svg\"", ""),
            ("render avatar --fill identiy", 1, "--fill: \"identiy\" is no colour", "did you mean \"identity\"?"),
            ("render avatar -o x.png --format svg", 64, "--output x.png and --format svg contradict each other", ""),
            ("render avatar -o x.png --format pgn", 1, "--format: \"pgn\" is not one of", "did you mean \"png\"?"),
            ("render avatar --scale 17", 1, "--scale: expected a number over 0 of at most 16, got 17", ""),
            (
                "render avatar --theme defalt", 1, "--theme: there is no theme \"defalt\"",
                "did you mean \"default\"?"
            ),
            ("render avatar --output-text lve", 1, "--output-text: \"lve\" is not one of", "did you mean \"live\"?"),
            ("render avatar --props '{\"nam\":1}'", 1, "there is no \"nam\" here", "did you mean \"name\"?"),
            ("render avatar --fill '{\"gradient\":[]}'", 1, "--fill at /gradient: ", ""),
            ("serve --workers 0", 64, "--workers takes a number from 1 to 256, not \"0\"", ""),
            ("serve --workers +2", 64, "--workers takes a number from 1 to 256, not \"+2\"", ""),
            ("serve --workers ' 2'", 64, "--workers takes a number from 1 to 256, not \" 2\"", ""),
            ("batch - --out x --jobs 02", 64, "--jobs takes a number from 1 to 256, not \"02\"", ""),
            ("serve --allow-write /nowhere", 64, "--allow-write: there is no folder \"/nowhere\"", ""),
            ("call", 64, "METHOD is missing", ""),
            ("call initials/compte", 1, "no method \"initials/compte\"", "did you mean \"initials/compute\"?"),
            ("call initials/compute -", 64, "standard input is empty, and no PARAMS", ""),
            ("call initials/compute [1]", 64, "PARAMS is a JSON object, not a value of type array", ""),
            ("call initials/compute '{\"nam\":1}'", 1, "/nam: there is no \"nam\" here", "did you mean \"name\"?"),
        ])
    func explained(line: String, status: Int32, message: String, tip: String) throws {
        let run = try Roundel.shell("\"$ROUNDEL\" \(line)")
        #expect(run.status == status)
        #expect(run.errors.hasPrefix("error: "))
        #expect(run.errors.split(separator: "\n").first?.contains(message) == true, "\(run.errors)")
        if !tip.isEmpty {
            #expect(run.errors.firstMatch(of: /\n  tip: .+/)?.output.contains(tip) == true, "\(run.errors)")
        }
        #expect(run.errors.contains("\nUsage: roundel ") == (status == 64))
        #expect(run.output.isEmpty)
    }

    @Test("is coloured on a terminal, unless NO_COLOR says otherwise")
    func colors() throws {
        let line = "\"$ROUNDEL\" rendr"
        #expect(try Roundel.terminal(line).text.contains("\u{1B}[1;31merror:\u{1B}[0m there is no command"))
        #expect(try !Roundel.terminal(line, environment: ["NO_COLOR": "1"]).text.contains("\u{1B}"))
        #expect(try Roundel.terminal(line, environment: ["NO_COLOR": ""]).text.contains("\u{1B}"))
        #expect(try !Roundel.terminal(line, environment: ["TERM": "dumb"]).text.contains("\u{1B}"))
    }

    @Test("is not made of flags that are right in other spellings")
    func spellings() throws {
        let plain = try Roundel.run("render", "avatar", "--name", "Ada", "--no-animated")
        #expect(plain.status == 0)
        #expect(try Roundel.run("render", "avatar", "--name=Ada", "--animated=false").output == plain.output)
        #expect(
            try Roundel.run("render", "avatar", "--props", "{\"name\":\"Bob\"}", "--name", "Ada").output == plain.output
        )
        let folder = try TemporaryFolder()
        #expect(try Roundel.run("render", "avatar", "--name", "Ada", "-o\(folder.url("a.svg").path)").status == 0)
        #expect(try folder.names() == ["a.svg"])
        let iOS = try Roundel.run("render", "avatar", "--name", "Ada", "--style", "glass", "--platform", "iOS 17")
        #expect(try iOS.output != Roundel.run("render", "avatar", "--name", "Ada", "--style", "glass").output)
    }
}
