import Foundation
import JSONValues
import TestSupport
import Testing

/// What a plugin that behaves can do.
@Suite("Plugins", .serialized) struct PluginTests {
    private static let command = "\(PluginHost.python) '\(PluginHost.programs)plain.py'"

    private func run(_ arguments: [String]) throws -> CommandRun { try CommandRun(arguments) }

    @Test("Nothing is started before it is needed, and then it stays")
    func lazy() throws {
        let plugins = try PluginHost()
        _ = try plugins.answer("initialize", [:])
        #expect(try plugins.resolve("avatar", ["name": "J L"])["/result/component"] == "avatar")
        #expect(plugins.descendants().isEmpty)
        let first = try plugins.resolve("good/pid")["/result/accessibility/label"]
        #expect(try plugins.resolve("good/pid")["/result/accessibility/label"] == first)
        try plugins.end()
    }

    @Test("What one plugin has is not waited for until another has started")
    func quickBesideHanging() throws {
        let hanging = "\(PluginHost.python) '\(PluginHost.programs)hostile.py' never-introduces"
        let host = try HostProcess(["--plugin", hanging, "--plugin", Self.command])
        host.request(1, "component/resolve", ["component": "good/dot"])
        #expect(try host.next(within: 5)["/result/component"] == "good/dot")
        host.request(
            2, "component/resolve",
            ["component": "row", "props": ["items": [["component": "good/crest", "props": ["name": "J L"]]]]])
        #expect(try host.next(within: 5)["/result/children/0/component"] == "good/crest")
        host.notify("exit")
        try host.expectEnd(exit: 1)
    }

    @Test("A plugin's components are listed with the others, and described")
    func listed() throws {
        let plugins = try PluginHost()
        let list = try plugins.answer("component/list", [:])["/result/components"]?.array ?? []
        #expect(
            list.compactMap { $0["/id"]?.string }.suffix(5)
                == ["good/dot", "good/crest", "good/frame", "good/pid", "good/context"])
        let described = try plugins.answer("component/describe", ["component": "good/dot"])["/result"]
        #expect(described?["/source"] == "good" && described?["/defaults/color"] == "accent")
        #expect(described?["/examples/0/text"] == "A")
        try plugins.end()
    }

    @Test("It is told the whole context, and a theme of one's own, which it can give back")
    func context() throws {
        let plugins = try PluginHost()
        let context: JSONObject = [
            "colorScheme": "dark", "locale": "ar", "layoutDirection": "rtl", "displayScale": 2, "reduceMotion": true,
            "theme": ["name": "mine", "dark": ["primary": "#102030"]],
        ]
        let answer = try plugins.answer(
            "component/resolve", ["component": "good/context", "context": .object(context)])
        let told = try Jansson.parse(Array((answer["/result/accessibility/label"]?.string ?? "").utf8))
        #expect(told["/context/colorScheme"] == "dark" && told["/context/locale"] == "ar")
        #expect(told["/context/layoutDirection"] == "rtl" && told["/context/displayScale"] == 2)
        #expect(told["/theme/colors/primary"] == "#102030" && told["/theme/name"] == "mine")
        guard case .object(let back)? = told["/context"] else { throw Failure("no context") }
        let again = try plugins.answer(
            "component/resolve", ["component": "good/context", "context": .object(back)], id: 2)
        #expect(again["/result/accessibility/label"] == answer["/result/accessibility/label"])
        try plugins.end()
    }

    @Test("Components may ask for others of their own, as many at a time as there are, and not without end")
    func askingForOneself() throws {
        let program = "\(PluginHost.python) '\(PluginHost.programs)asking.py'"
        let plugins = try PluginHost(arguments: ["--plugin", program])
        for number in 0..<40 {
            plugins.host.request(
                .integer(Int64(number)), "component/resolve",
                ["component": "own/outer", "props": ["n": .integer(Int64(number))]])
        }
        let answers = try plugins.host.next(40)
        #expect(answers.allSatisfy { $0["/result/component"] == "own/outer" }, "\(answers.first?.cut() ?? "")")
        let endless = try plugins.resolve("own/endless", within: 10)
        #expect(endless["/error/data/detail"] == "bad_reply", "\(endless.cut())")
        #expect(endless["/error/message"]?.string?.contains("wait already") ?? false, "\(endless.cut())")
        #expect(try plugins.resolve("own/outer")["/result/component"] == "own/outer")
        try plugins.end()
    }

    @Test("One question too many is told which limit it is over")
    func tooManyQuestions() throws {
        let plugins = try PluginHost(arguments: [
            "--plugin", "\(PluginHost.python) '\(PluginHost.programs)asking.py'",
        ])
        let label = try plugins.resolve("own/many")["/result/accessibility/label"]?.string ?? ""
        let data = try Jansson.parse(Array(label.utf8)[...])
        #expect(data["/reason"] == "limit_exceeded" && data["/limit"] == "pluginQuestionsInFlight")
        #expect(data["/value"] == 64)
        try plugins.end()
    }

    @Test("The same request gives the same bytes, by itself and among a thousand others")
    func deterministic() throws {
        let plugins = try PluginHost()
        let crest: JSONValue = ["component": "good/crest", "props": ["name": "Jamie Lin"]]
        let alone = try plugins.answer("component/render", ["component": "good/crest", "props": ["name": "Jamie Lin"]])
        let dots = (0..<999).map { index -> JSONValue in
            ["component": "good/dot", "props": ["size": .integer(Int64(1 + index % 400)), "text": "x"]]
        }
        let batch = try plugins.answer("component/renderBatch", ["items": .array([crest] + dots)], id: 2, within: 30)
        #expect(batch["/result/succeeded"] == 1000)
        #expect(batch["/result/results/0/rendering/data"] == alone["/result/data"])
        #expect(alone["/result/data"]?.string?.contains("aria-label=\"Jamie Lin\"") == true)
        try plugins.end()
    }

    @Test("Requests overtake one that waits for a plugin, whatever the number of threads")
    func overtaking() throws {
        let plugins = try PluginHost(
            hostile: "hang", settings: ["limits": ["callMs": 60_000]], arguments: ["--workers", "1"])
        _ = try plugins.answer("component/describe", ["component": "bad/thing"])
        for id in 0..<40 {
            plugins.host.request(.integer(Int64(id)), "component/render", ["component": "bad/thing"])
        }
        #expect(try plugins.resolve("good/dot")["/result/component"] == "good/dot")
        let png: JSONObject = [
            "component": "avatar", "props": ["name": "J L", "size": 300], "output": ["format": "png"],
        ]
        #expect(try plugins.answer("component/render", png, id: "png")["/result/format"] == "png")
        for id in 0..<40 { plugins.host.notify("$/cancelRequest", ["id": .integer(Int64(id))]) }
        #expect(try plugins.host.next(40).allSatisfy { $0["/error/code"] == -32800 })
        try plugins.end()
    }

    @Test("From the command line, with the plugin's props as flags")
    func commandLine() throws {
        let picture = try run(["render", "good/dot", "--plugin", Self.command, "--size", "40", "--text", "Hi"])
        #expect(picture.end == .exit(0) && picture.text.contains("width=\"40\""))
        let wrong = try run(["render", "good/dot", "--plugin", Self.command, "--size", "0"])
        #expect(
            wrong.end == .exit(1) && wrong.errors.contains("--size: expected a number from 1 to 500"), "\(wrong.errors)"
        )
        let list = try run(["plugin", "list", "--plugin", Self.command])
        #expect(list.end == .exit(0) && list.text.contains("good/crest"))
        let none = try run(["plugin", "list", "--plugin", "/no/such"])
        #expect(none.end == .exit(1) && none.text.contains("there is no program /no/such"))
    }

    @Test(
        "A new plugin is as it should be, with the library of its language and without", arguments: ["python", "node"],
        [true, false])
    func skeleton(language: String, usesLibrary: Bool) throws {
        let program = language == "python" ? PluginHost.python : "/usr/bin/node"
        guard FileManager.default.isExecutableFile(atPath: program) else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let clients = RoundelExecutable.packageRoot + "clients/"
        let library = usesLibrary ? "PYTHONPATH='\(clients)python/src'" : "PYTHONPATH="
        if usesLibrary {
            let modules = folder.appending(path: "node_modules")
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: modules.appending(path: "roundel").path(percentEncoded: false),
                withDestinationPath: clients + "node")
        }
        let made = try ChildProcess(
            "/bin/sh",
            [
                "-c",
                "cd \(folder.path(percentEncoded: false)) && export \(library) && "
                    + "'\(RoundelExecutable.path)' plugin new -l \(language) my-chip",
            ])
        #expect(made.waitForEnd(seconds: 10) == .exit(0))
        let file = folder.appending(path: "my-chip/my-chip.\(language == "python" ? "py" : "mjs")").path(
            percentEncoded: false)
        let source = try String(contentsOfFile: file, encoding: .utf8)
        #expect(source.contains(language == "python" ? "from roundel.plugin" : "roundel/plugin") == usesLibrary)
        #expect(source.contains("def draw_my_chip(") == (usesLibrary && language == "python"))
        let readme = try String(
            contentsOfFile: folder.appending(path: "my-chip/README.md").path(percentEncoded: false), encoding: .utf8)
        #expect(readme.contains("`resolve` gets the props") != usesLibrary && !readme.contains("SNAKE"))
        let check = try run(["plugin", "check", "/usr/bin/env \(library) \(program) \(file)"])
        #expect(check.end == .exit(0), "\(check.errors)")
        #expect(!check.errors.contains("fault") && !check.errors.contains("advice"), "\(check.errors)")
        #expect(check.errors.contains("it ends by itself"))
    }

    @Test("A language without a skeleton is answered with those that have one")
    func unknownLanguage() throws {
        let end = try run(["plugin", "new", "--language", "ruby", "chip"])
        #expect(end.end == .exit(64) && end.errors.contains("python and node"), "\(end.errors)")
    }

    @Test(
        "A check says what is wrong, and how it would be right",
        arguments: [
            ("exit-at-start", "status 3"), ("unchecked-keyword", "/components/0/props/patternProperties"),
            ("no-color", "did you mean \"primary\"?"), ("banner", "standard error"), ("crash", "status 3"),
            ("ignores-term", "has to be killed"), ("no-label", "needs a label"),
            ("exits-with-1", "status 1 instead of 0"),
            ("nothing-to-draw", "introduces no component"), ("dies-of-nonsense", "after a line that is no JSON"),
            ("dies-of-notifications", "a notification that it does not know is not passed over"),
            ("dies-of-bad-props", "props that do not fit bring it down"), ("exit-0", "plugin.run()"),
            ("no-library", "pip install ./clients/python"), ("random", "is not the same when it is asked for again"),
            ("raises", "it has written:\n  Traceback: line 7"), ("raises", "skipped: many calls at a time"),
            ("exit-at-start", "skipped: everything else"),
        ])
    func check(mode: String, says: String) throws {
        let check = try run(["plugin", "check", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' \(mode)"])
        #expect(check.end == .exit(1) && check.errors.contains(says), "\(check.errors)")
        #expect(check.errors.contains("fault:"))
        // What the tip says the message need not say.
        #expect(check.errors.components(separatedBy: "did you mean").count <= 2, "\(check.errors)")
        // The protocol is no help where the program has said what it lacks.
        #expect(mode != "no-library" || !check.errors.contains("jsonrpc"))
    }

    @Test(
        "A check advises on what is no fault",
        arguments: [
            ("empty", "bad/thing without props draws nothing, and its size has no area"),
            ("no-ink", "bad/thing without props draws nothing, though it has a label; a shape needs a fill"),
            ("takes-its-time", "bad/thing without props takes 1"), ("takes-its-time", "ok 4 calls at a time"),
            ("names-flags", "bad/thing has a prop output, and `roundel render` a flag --output"),
        ])
    func advice(mode: String, says: String) throws {
        let check = try run(["plugin", "check", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' \(mode)"])
        #expect(check.end == .exit(0) && check.errors.contains(says), "\(check.errors)")
        #expect(check.errors.contains("advice:") && !check.errors.contains("fault:"), "\(check.errors)")
    }

    @Test(
        "Help shows a plugin component's props as flags",
        arguments: [["render", "good/dot", "--help"], ["help", "render", "good/dot"]])
    func help(words: [String]) throws {
        let end = try run(words + ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)plain.py'"])
        #expect(end.end == .exit(0) && end.errors.isEmpty, "\(end.errors)")
        let text = String(decoding: end.output, as: UTF8.self)
        #expect(text.contains("--color") && text.contains("render good/dot [PROPS]"), "\(text)")
    }

    @Test("Help of a plugin's component says what is required and what is in JSON, with examples that can be typed")
    func helpInFull() throws {
        let plugin = ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)plain.py'"]
        let help = try run(["render", "good/crest", "--help"] + plugin).text
        #expect(help.contains("Required.") && help.contains("--name 'Jamie Lin' --plugin '"), "\(help)")
        let shapes = try run(["help", "render", "good/dot"] + plugin).text
        #expect(shapes.contains("As in [{\"at\": NUMBER, \"word\"?: a|b}, …]."), "\(shapes)")
        let slip = try run(["render", "good/dot", "--colr", "red"] + plugin)
        #expect(
            slip.end == .exit(64) && slip.errors.contains("For more: roundel render good/dot --plugin"),
            "\(slip.errors)")
        let watching = try run(["render", "good/dot", "--watch-plugins"] + plugin)
        #expect(watching.errors.contains("tip: roundel serve has it"), "\(watching.errors)")
    }

    @Test(
        "What is no command says what to write instead",
        arguments: [
            ("~/x.py", "$HOME/x.py"), ("python3 ~/x.py", "$HOME/x.py"), ("A=1 python3 x.py", "env A=1"),
            ("cd x && python3 y.py", "cwd"), ("python3 x.py | cat", "sh -c"),
            ("/tmp", "/tmp is a folder, and no program"),
            ("'python3 x.py'", "\"command\": \"python3\", \"args\": [\"x.py\"]"),
            (
                "FOLDER/script.py",
                "FOLDER/script.py may not be executed: chmod +x FOLDER/script.py lets it, or python3 "
            ),
            ("FOLDER/bare.py", "does not begin with #! and an interpreter: python3 FOLDER/bare.py runs it"),
        ])
    func commands(command: String, says: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, mode) in [("script.py", 0o644), ("bare.py", 0o755)] {
            let path = folder.appending(path: name).path(percentEncoded: false)
            try Data("print()\n".utf8).write(to: folder.appending(path: name))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        func full(_ text: String) -> String {
            text.replacing("FOLDER", with: "/" + folder.pathComponents.dropFirst().joined(separator: "/"))
        }
        let end = try run(["render", "x/y", "--plugin", full(command)])
        #expect(end.end != .exit(0) && end.errors.contains(full(says)), "\(end.errors)")
        // It is said once.
        #expect(end.errors.components(separatedBy: full(says)).count == 2, "\(end.errors)")
    }

    @Test("Props that a plugin refuses are told of by their flag")
    func refusedFlag() throws {
        let plugin = ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' refuses-n"]
        let end = try run(["render", "bad/thing", "--n", "3"] + plugin)
        #expect(end.end == .exit(1) && end.errors.contains("error: --n: at most 2"), "\(end.errors)")
    }

    @Test("A program that is given as a file of plugins is asked for as one")
    func programAsFile() throws {
        let file = PluginHost.programs + "plain.py"
        let end = try run(["render", "good/dot", "--plugins", file])
        #expect(
            end.end == .exit(64) && end.errors.contains("did you mean --plugin 'python3 \(file)'?"), "\(end.errors)")
    }

    @Test("A plugin that does not start is told of once, whether an error is about it or not")
    func toldOnce() throws {
        let bad = ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' exit-at-start"]
        for words in [["render", "bad/thing"], ["call", "component/list"], ["plugin", "list"]] {
            let end = try run(words + bad)
            let said = (end.errors + end.text).components(separatedBy: "ended with status 3").count - 1
            #expect(said == 1, "\(words) \(end.errors)\(end.text)")
        }
    }

    @Test("One that takes its time to start is said to be waited for")
    func waitedFor() throws {
        let settings =
            #"{"plugins": [{"command": "python3", "args": ["-c", "import time; time.sleep(9)"], "limits": {"startMs": 2500}}]}"#
        let end = try run(["render", "x/y", "--plugins", settings])
        #expect(end.errors.contains("is waited for"), "\(end.errors)")
    }

    @Test("A batch says once which lines were not tried, and makes the others")
    func untriedLines() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let items = folder.appending(path: "items.ndjson")
        let lines = (1...8).map { n in #"{"component": "bad/thing", "props": {"again": \#(n == 1 || n == 8)}}"# }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: items)
        let end = try run([
            "batch", items.path(percentEncoded: false), "--out",
            folder.appending(path: "out").path(percentEncoded: false),
            "-j", "1", "--plugin", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' crash",
        ])
        #expect(end.end == .exit(1) && end.errors.contains("1 written, 0 unchanged, 7 failed"), "\(end.errors)")
        #expect(end.errors.contains("error: line 8 was not tried: the plugin bad does not start"), "\(end.errors)")
        #expect(end.errors.contains("tip: without the lines that bring it down"), "\(end.errors)")
    }

    @Test("An id that needs a plugin, or its plugin's name, is asked for it")
    func unknownComponent() throws {
        let plugin = ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)plain.py'"]
        let missing = try run(["render", "good/dot"])
        #expect(missing.end == .exit(64) && missing.errors.contains("is its --plugin missing?"), "\(missing.errors)")
        let other = try run(["render", "other/dot"] + plugin)
        #expect(other.end == .exit(1) && other.errors.contains("there is no plugin other"), "\(other.errors)")
        #expect(other.errors.contains("is its --plugin missing?"), "\(other.errors)")
        let bare = try run(["render", "dot"] + plugin)
        #expect(bare.end == .exit(64) && bare.errors.contains("did you mean \"good/dot\"?"), "\(bare.errors)")
    }

    @Test("Two plugins with one id are both named")
    func sameID() throws {
        let plain = "\(PluginHost.python) '\(PluginHost.programs)plain.py'"
        let other = "/usr/bin/env \(plain)"
        let list = try run(["plugin", "list", "--plugin", plain, "--plugin", other])
        #expect(list.end == .exit(1) && list.text.contains("have the same id good"), "\(list.errors)")
        for name in ["'/usr/bin/env ", "'\(PluginHost.python) "] {
            #expect(list.text.contains(name), "\(list.errors)")
        }
        let twice = try run(["plugin", "list", "--plugin", plain, "--plugin", plain])
        #expect(twice.end == .exit(64) && twice.errors.contains("is given twice"), "\(twice.errors)")
        let file = #"{"plugins": [{"id": "a", "command": "x"}, {"id": "a", "command": "y", "args": ["z"]}]}"#
        let ids = try run(["serve", "--plugins", file])
        #expect(ids.end == .exit(64) && ids.errors.contains("'x' and 'y z' have the same id a"), "\(ids.errors)")
    }

    @Test(
        "A batch names the line that brings a plugin down, and -j 1 asks for one picture at a time",
        arguments: ["2", "1"])
    func batch(jobs: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let items = folder.appending(path: "items.ndjson").path(percentEncoded: false)
        let lines = (0..<20).map { #"{"component": "bad/thing", "props": {"n": \#($0)}}"# }
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: items))
        let mode = jobs == "1" ? "one-at-a-time" : "crash-of-one"
        let end = try run([
            "batch", items, "--out", folder.appending(path: "out").path(percentEncoded: false), "-j", jobs, "--plugin",
            "\(PluginHost.python) '\(PluginHost.programs)hostile.py' \(mode)",
        ])
        if jobs == "1" {
            #expect(end.end == .exit(0), "\(end.errors)")
        } else {
            #expect(end.end == .exit(1), "\(end.errors)")
            #expect(end.errors.contains("items.ndjson:14: error: the plugin bad has crashed"), "\(end.errors)")
            #expect(end.errors.components(separatedBy: "error:").count == 2, "\(end.errors)")
        }
    }

    @Test("A plugin's images are drawn: what is in the request, and what is granted")
    func images() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let green = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#0f0"/></svg>
            """
        let file = folder.appending(path: "green.svg").path(percentEncoded: false)
        try Data(green.utf8).write(to: URL(filePath: file))
        let plugin = ["--plugin", "\(PluginHost.python) '\(PluginHost.programs)hostile.py' images '\(file)'"]
        let refused = try run(["render", "bad/thing"] + plugin)
        #expect(refused.end == .exit(1) && refused.errors.contains("would allow it"), "\(refused.errors)")
        let granted = ["--allow-read", folder.path(percentEncoded: false)]
        let svg = try run(["render", "bad/thing", "--format", "svg"] + plugin + granted)
        #expect(svg.end == .exit(0) && svg.errors.isEmpty, "\(svg.errors)")
        let text = String(decoding: svg.output, as: UTF8.self)
        #expect(text.components(separatedBy: "<image").count == 3, "\(text)")
    }

    @Test("The plugin in shell that the protocol's page shows works")
    func shell() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/jq") else { return }
        let page = try String(contentsOfFile: RoundelExecutable.packageRoot + "protocol/README.md", encoding: .utf8)
        let blocks = page.split(separator: "```")
        let script = try #require(blocks.first { $0.hasPrefix("sh\n") }).dropFirst(3)
        let file = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString).sh")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(script.utf8).write(to: file)
        let check = try run(["plugin", "check", "sh \(file.path(percentEncoded: false))"])
        #expect(check.end == .exit(0) && !check.errors.contains("advice"), "\(check.errors)")
    }

    /// What ends a host.
    enum End: CaseIterable {
        case input, exit, shutdownAndExit, termination, interrupt, client, reader
    }

    @Test("It is told to end by `shutdown` and `exit`, however the host ends", arguments: End.allCases)
    func farewell(end: End) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let heard = folder.appending(path: "heard").path(percentEncoded: false)
        let program = #"""
            import json, sys
            for line in sys.stdin:
                message = json.loads(line)
                with open(sys.argv[1], "a") as heard: heard.write(message["method"] + "\n")
                if message["method"] == "exit": break
                result = None
                if message["method"] == "plugin/initialize":
                    result = {"id": "last", "version": "1", "components": [{"id": "last/words", "title": "Last",
                        "summary": "Words.", "props": {"type": "object"}, "examples": [{}]}]}
                elif message["method"] == "plugin/resolve":
                    result = {"scene": [], "size": {"width": 1, "height": 1}, "accessibility": {"label": "Last"}}
                print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
            with open(sys.argv[1], "a") as heard: heard.write("end\n")
            """#
        let file = folder.appending(path: "last.py").path(percentEncoded: false)
        try Data(program.utf8).write(to: URL(fileURLWithPath: file))
        let client = try ChildProcess("/bin/sleep", ["60"])
        let host = try HostProcess(["--plugin", "\(PluginHost.python) \(file) \(heard)"])
        host.request(1, "initialize", ["processId": .integer(Int64(client.processID))])
        host.request(2, "component/resolve", ["component": "last/words"])
        #expect(try host.next(2).answers(to: 2).first?["/result/component"] == "last/words")
        switch end {
        case .input: host.close()
        case .exit: host.notify("exit")
        case .shutdownAndExit:
            host.request(3, "shutdown")
            host.notify("exit")
        case .termination: host.child.send(signal: SIGTERM)
        case .interrupt: host.child.send(signal: SIGINT)
        case .client: client.send(signal: SIGKILL)
        case .reader: host.child.closeOutput()
        }
        #expect(host.child.exchange(within: TimeLimit(seconds: 5)) { host.child.status != nil })
        client.send(signal: SIGKILL)
        let words = try String(contentsOfFile: heard, encoding: .utf8).split(separator: "\n")
        #expect(words == ["plugin/initialize", "plugin/resolve", "shutdown", "exit", "end"])
    }

    @Test("One that does not listen does not hold up the end", arguments: [End.termination, .reader])
    func deaf(end: End) throws {
        let plugins = try PluginHost(hostile: "hang")
        plugins.host.request(1, "component/resolve", ["component": "bad/thing"])
        try plugins.host.expectSilence(milliseconds: 500)
        let started = plugins.descendants()
        let start = ContinuousClock.now
        if end == .reader { plugins.host.child.closeOutput() } else { plugins.host.child.send(signal: SIGTERM) }
        #expect(plugins.host.child.waitForEnd(seconds: 5) != nil)
        #expect(.now - start < .seconds(1.5))
        #expect(!started.isEmpty)
        usleep(300_000)
        #expect(!started.contains(where: PluginHost.isThere))
    }

    @Test("With --watch-plugins a changed program is loaded between calls, and its faults are forgiven")
    func watching() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString).py")
        defer { try? FileManager.default.removeItem(at: file) }
        let source = try String(contentsOfFile: PluginHost.programs + "plain.py", encoding: .utf8)
        try Data(source.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let host = try HostProcess(["--watch-plugins", "--plugin", "\(PluginHost.python) \(path)"])
        func label(_ id: Int64) throws -> JSONValue? {
            usleep(150_000)
            host.request(.integer(id), "component/resolve", ["component": "good/dot"])
            let answer = try host.next()
            return answer["/result/accessibility/label"] ?? answer["/error/data/detail"]
        }
        #expect(try label(1) == "Dot")
        try Data(source.replacing("\"label\": \"Dot\"", with: "\"label\": \"Changed\"").utf8).write(to: file)
        #expect(try label(2) == "Changed")
        try Data("nonsense(".utf8).write(to: file)
        #expect(try label(3) == "not_started")
        try Data(source.utf8).write(to: file)
        #expect(try label(4) == "Dot")
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("With --watch-plugins every request sees what a plugin has become: its props, its components and its id")
    func watchingIntroductions() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString).py")
        defer { try? FileManager.default.removeItem(at: file) }
        let source = try String(contentsOfFile: PluginHost.programs + "plain.py", encoding: .utf8)
        func write(_ text: String) throws { try Data(text.utf8).write(to: file) }
        try write(source)
        let path = file.path(percentEncoded: false)
        let host = try HostProcess(["--watch-plugins", "--plugin", "\(PluginHost.python) \(path)"])
        func ask(_ method: String, _ params: JSONObject = [:]) throws -> JSONValue {
            host.request("asked", method, params)
            return try host.next()
        }
        func dot(_ props: JSONObject = [:], of plugin: String = "good") throws -> JSONValue? {
            let answer = try ask("component/resolve", ["component": .string("\(plugin)/dot"), "props": .object(props)])
            return answer["/result/component"] ?? answer["/error/data/reason"]
        }
        #expect(try dot() == "good/dot" && dot(["hue": "red"]) == "unknown_parameter")
        try write(source.replacing("\"text\": {", with: "\"hue\": {\"type\": \"string\"}, \"text\": {"))
        #expect(try dot(["hue": "red"]) == "good/dot")
        try write(source.replacing("\"Dot\", \"sum", with: "\"Point\", \"sum").replacing("\"Dot\",", with: "\"Spot\","))
        #expect(try ask("component/describe", ["component": "good/dot"])["/result/title"] == "Spot")
        try write(source.replacing("good/pid", with: "good/number"))
        let list = try ask("plugin/list")["/result/plugins/0/components"]?.array
        #expect(list?.contains("good/number") == true && list?.contains("good/pid") == false)
        try write(source.replacing("good/pid", with: "good/process"))
        let all = try ask("component/list")["/result/components"]?.array ?? []
        #expect(all.contains { $0["/id"] == "good/process" })
        // Its id changes and changes back, and everything after that is seen as well.
        try write(source.replacing("good/", with: "fine/").replacing("\"good\"", with: "\"fine\""))
        #expect(try dot(of: "fine") == "fine/dot" && dot() == "unknown_component")
        try write(source)
        #expect(try dot() == "good/dot" && dot(of: "fine") == "unknown_component")
        try write(source.replacing("\"id\": \"good/pid\"", with: "\"id\": \"good/last\""))
        #expect(try ask("component/describe", ["component": "good/last"])["/result/title"] == "Process")
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("In a sandbox a plugin cannot write files nor reach the network")
    func sandbox() throws {
        let script = """
            import json, socket, sys
            def attempt(what):
                try:
                    what()
                    return "done"
                except OSError as error:
                    return "refused"
            for line in sys.stdin:
                m = json.loads(line)
                if "id" not in m: continue
                r = None
                if m["method"] == "plugin/initialize":
                    r = {"id": "box", "version": "1", "components": [{"id": "box/x", "title": "X", "props": {"type": "object"}}]}
                elif m["method"] == "plugin/resolve":
                    wrote = attempt(lambda: open(sys.argv[1], "w").write("x"))
                    open("/dev/shm/" + sys.argv[3], "w").close()
                    net = attempt(lambda: socket.create_connection(("127.0.0.1", int(sys.argv[2])), 2))
                    r = {"scene": [], "size": {"width": 1, "height": 1}, "accessibility": {"label": wrote + " " + net}}
                print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
            """
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(script.utf8).write(to: folder.appending(path: "box.py"))
        let listener = try Listener()
        // In the memory that processes share, each sandbox has a place of its own.
        let shared = "roundel-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: "/dev/shm/\(shared)") }
        for (sandbox, expected) in [("off", "done done"), ("required", "refused refused")] {
            var text: [UInt8] = []
            Jansson.write(
                [
                    "plugins": [
                        [
                            "command": .string(PluginHost.python),
                            "args": ["box.py", "written", .string("\(listener.port)"), .string(shared)],
                            "sandbox": .string(sandbox),
                        ]
                    ]
                ], to: &text)
            let file = folder.appending(path: "plugins.json")
            try Data(text).write(to: file)
            let host = try HostProcess(["--plugins", file.path(percentEncoded: false)])
            host.request(1, "component/resolve", ["component": "box/x"])
            let answer = try host.next()
            if sandbox == "required", answer["/error/data/detail"] == "not_started" {
                // Where the system gives no namespaces, the plugin does not run without them.
                #expect(answer["/error/message"]?.string?.contains("sandbox") == true)
            } else {
                #expect(answer["/result/accessibility/label"] == .string(expected), "\(answer.cut())")
            }
            #expect(FileManager.default.fileExists(atPath: "/dev/shm/\(shared)") == (sandbox == "off"))
            try? FileManager.default.removeItem(atPath: "/dev/shm/\(shared)")
            host.close()
            try host.expectEnd(exit: 0)
        }
    }

    @Test("A wrong configuration says where it is wrong")
    func configuration() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "plugins.json")
        for (text, says) in [
            ("{", "is not JSON"), ("{\"plugins\": [{}]}", "/plugins/0/command"),
            ("{\"plugins\": [{\"command\": \"x\", \"limits\": {\"callMS\": 1}}]}", "/plugins/0/limits/callMS"),
            ("{\"plugins\": [{\"command\": \"x\", \"sandbox\": \"on\"}]}", "/plugins/0/sandbox"),
        ] {
            try Data(text.utf8).write(to: file)
            let end = try run(["serve", "--plugins", file.path(percentEncoded: false)])
            #expect(end.end == .exit(64) && end.errors.contains(says), "\(end.errors)")
        }
        let quote = try run(["serve", "--plugin", "python3 'x"])
        #expect(quote.end == .exit(64) && quote.errors.contains("not closed"))
    }
}

/// Somebody to connect to.
private final class Listener {
    let port: Int
    private let socketNumber: Int32

    init() throws {
        socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let number = socketNumber
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(number, address, length) == 0 && listen(number, 4) == 0
                    && getsockname(number, address, &length) == 0
            }
        }
        guard status else { throw Failure("no socket to listen on") }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(socketNumber) }
}
