import JSONValues
import Testing

@testable import Host

@Suite("The words of a command") struct CommandWordsTests {
    @Test(arguments: [
        ("", []), (" \t\n", []), ("node a.js", ["node", "a.js"]), ("  node\t a.js \n", ["node", "a.js"]),
        (#"a "b c" d"#, ["a", "b c", "d"]), (#"a 'b "c" \ d'"#, ["a", #"b "c" \ d"#]), (#"a"b"'c'd"#, ["abcd"]),
        (#"a '' "" b"#, ["a", "", "", "b"]), (#"a\ b c\\d \"e"#, ["a b", #"c\d"#, "\"e"]),
        (#""a\"b\\c\$d\`e\nf""#, [#"a"b\c$d`e\nf"#]), (#"'a\'b"#, [#"a\b"#]), ("a\\\nb \\\n c", ["ab", "c"]),
        ("\"a\\\nb\"", ["ab"]), ("é \"日 本\"", ["é", "日 本"]), ("a\u{A0}b", ["a\u{A0}b"]),
        ("e\u{301}'\u{301}'", ["e\u{301}\u{301}"]),
    ]) func `they are those of a shell`(line: String, words: [String]) throws {
        let split = try CommandWords.split(line)
        #expect(split.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }

    @Test(arguments: ["'", "\"", "a 'b", #"a "b\""#, #"a\"#, #"'a\"#]) func `an open quote is a fault`(line: String) {
        #expect { try CommandWords.split(line) } throws: {
            ($0 as? InvalidValue)?.message.contains("not closed") == true
        }
    }

    @Test(arguments: [
        ("A=1 python3 a.py", "env sets a variable: env A=1"), ("_a2=x b", "env sets"), ("a && b", "&& means nothing"),
        ("cd a ; b", "its cwd"), ("a | b", "sh -c"), ("a > b", "sh -c"), ("~/a.py", "write $HOME/a.py"),
        ("python3 ~/a.py", "write $HOME/a.py"), ("a ~", "write $HOME in"),
    ]) func `what only a shell understands is refused with what to write instead`(line: String, help: String) throws {
        let words = try CommandWords.split(line)
        #expect { try CommandWords.refuseShell(in: words) } throws: {
            ($0 as? InvalidValue)?.message.contains(help) == true
        }
    }

    @Test(arguments: ["python3 a=b", "2a=b c", "=a b", "a '&&&' b", "python3 a.py x ~/y", "a-b=c d"])
    func `what every program may be given is not`(line: String) throws {
        try CommandWords.refuseShell(in: CommandWords.split(line))
    }
}
