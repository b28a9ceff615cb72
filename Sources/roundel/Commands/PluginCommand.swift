import Host
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel plugin`: for those who write plugins, and those who use them.
enum PluginCommand: Command {
    static let name = "plugin"
    static let summary = "Make, check and list plugins."

    private static let language = Flag(
        "--language", short: "-l", .choice(PluginSkeleton.Language.allCases.map(\.rawValue)),
        "Of a new plugin. Default: python.")

    private static let plain = Flag(
        "--plain", .toggle(isOn: false), "Write it without the library of its language, even where that is installed.")

    private static let actions = ["list", "check", "new", "schema"]

    static let page = CommandPage(
        name,
        about: [
            "`new NAME` writes a plugin that works, to start from: the folder NAME with a program and a README. It is written with "
                + "roundel.plugin or roundel/plugin where that is installed.",
            "`check COMMAND` starts a plugin, asks it for everything it brings as a host would, tries what it makes of calls that are "
                + "none, and says in plain words what is not as it should be. Whoever writes a library for plugins has more in "
                + "`roundel-conformance --role plugin` of clients/python.",
            "`schema` prints the JSON Schemas of what a plugin says, by their names, for editors and other languages.",
            "`list` starts the plugins of --plugin and --plugins and says what they bring.",
        ],
        arguments: [
            .init("ACTION", .choice(actions), "What to do: list, check, new or schema."),
            .init(
                "WHAT", .text("WHAT"), isOptional: true,
                "The plugin's command with its arguments, as one word; or the name of a new one."),
        ],
        groups: [
            .init(title: CommandPage.options, flags: [language, plain]),
            .init(title: "Plugins", flags: PluginFlags.all),
        ],
        examples: [
            "roundel plugin new --language python sparkline",
            "roundel plugin check 'python3 sparkline/sparkline.py'",
            "roundel plugin list --plugins plugins.json",
        ],
        exits: [
            .init(status: 0, meaning: "it is as it should be"), .init(status: 1, meaning: "there is a fault"),
            .init(status: 64, meaning: "the arguments are off"),
            .init(status: 74, meaning: "a file could not be written"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, for: page)
        let what = parsed.positional.dropFirst().first
        switch (parsed.positional[0], what) {
        case ("list", nil): return try list(parsed)
        case ("list", let word?): throw .usage(UsageError("list takes no \"\(word)\", but --plugin and --plugins"))
        case ("check", let command?): return try check(command)
        case ("check", nil):
            throw .usage(
                UsageError("WHAT is missing: the plugin's command", tip: "roundel plugin check 'python3 my.py'"))
        case ("new", let name?): return try make(name, parsed)
        case ("new", nil):
            throw .usage(UsageError("WHAT is missing: the name of the new plugin", tip: "roundel plugin new sparkline"))
        case ("schema", nil):
            var text: [UInt8] = []
            Jansson.write(.object(JSONObject(PluginSchemas.all.map { ($0.name, .object($0.schema)) })), to: &text)
            try Terminal.output(text + [0x0A])
            return ExitStatus.success
        case ("schema", let word?): throw .usage(UsageError("there is an argument too many: \"\(word)\""))
        case (let word, _): throw .usage(UsageError("there is no action \"\(word)\"", near: word, among: actions))
        }
    }

    // MARK: Actions

    private static func list(_ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        let fleet = try PluginFlags.fleet(parsed)
        guard !fleet.isEmpty else {
            throw .usage(UsageError("there is no plugin to list", tip: "roundel plugin list --plugin 'python3 my.py'"))
        }
        let process = InProcess(host: Host(plugins: fleet))
        let text: [UInt8]
        do throws(RPCError) {
            _ = try process.call("component/list", [:])
            text = try process.call("plugin/list", [:])
        } catch {
            throw .failure(Diagnostic(error))
        }
        guard case .object(let result)? = try? Jansson.parse(text), case .array(let plugins)? = result["plugins"] else {
            return ExitStatus.failure
        }
        var isFine = true
        for case .object(let plugin) in plugins { isFine = try show(plugin) && isFine }
        return isFine ? ExitStatus.success : ExitStatus.failure
    }

    /// False where it failed.
    private static func show(_ plugin: JSONObject) throws(CommandError) -> Bool {
        let style = Terminal.style(STDOUT_FILENO)
        var command = ""
        if case .array(let words)? = plugin["command"] { command = words.map(\.plain).joined(separator: " ") }
        let isFailed = plugin["state"]?.isString("failed") ?? false
        if isFailed {
            try Terminal.print("\(style.red("failed"))  \(command)")
            if case .string(let reason)? = plugin["error"] { try Terminal.print("  \(reason)") }
            return false
        }
        let id = plugin["id"]?.plain ?? ""
        try Terminal.print("\(style.bold(id)) \(plugin["version"]?.plain ?? "")  \(command)")
        if case .array(let components)? = plugin["components"] {
            for component in components { try Terminal.print("  \(component.plain)") }
        }
        return true
    }

    private static func check(_ command: String) throws(CommandError) -> Int32 {
        let style = Terminal.style(STDERR_FILENO)
        let flags = RenderCommand.page.flags
        let configuration = try PluginFlags.configuration(command)
        let check = PluginCheck(configuration) { prop in
            let name = "--" + SchemaFlags.kebab(prop)
            return flags.first { $0.name.isExactly(name) }?.name
        } report: { finding in
            let sign =
                switch finding.kind {
                case .fine: style.green("ok")
                case .fault: style.red("fault:")
                case .advice: style.yellow("advice:")
                case .skipped: style.yellow("skipped:")
                }
            Terminal.error("\(sign) \(finding.text)")
            if let tip = finding.tip { Terminal.error("  \(style.green("tip:")) \(tip)") }
        }
        return check.run() ? ExitStatus.success : ExitStatus.failure
    }

    private static func make(_ name: String, _ parsed: ParsedArguments) throws(CommandError) -> Int32 {
        let word = parsed[language.name] ?? PluginSkeleton.Language.python.rawValue
        guard let language = PluginSkeleton.Language(rawValue: word) else {
            let words = PluginSkeleton.Language.allCases.map(\.rawValue)
            let known = words.joined(separator: " and ")
            throw .usage(
                UsageError("there is no language \"\(word)\" here, but \(known)", near: word, among: words))
        }
        guard PluginSkeleton.isName(name) else {
            throw .usage(
                UsageError(
                    "\"\(name)\" cannot be the name of a plugin", tip: "letters, digits and hyphens, as in sparkline"))
        }
        let skeleton = PluginSkeleton(
            name: name, language: language, usesLibrary: !parsed.isOn(plain.name) && language.library.isInstalled)
        let folder = OutputFolder(path: name)
        guard FileOutput.resolve(name) == nil else {
            throw .usage(UsageError("there is a file or a folder \"\(name)\" already"))
        }
        do throws(FileError) {
            try folder.make()
            for file in skeleton.files { _ = try folder.write(Array(file.text.utf8), as: file.name) }
        } catch {
            throw .output(error.message)
        }
        try Terminal.print("\(name)/\(skeleton.program) is a plugin that works. Try it:")
        try Terminal.print("  roundel plugin check '\(skeleton.command)'")
        try Terminal.print(
            "  roundel render \(name)/\(name) --plugin '\(skeleton.command)' --text Hello -o \(name).svg")
        if !skeleton.usesLibrary, !parsed.isOn(plain.name) { try Terminal.print(language.libraryHint) }
        return ExitStatus.success
    }
}
