package import JSONValues
import Plugins

/// A plugin as the person who starts the host configures it: an entry of `--plugins FILE.json`, or the value of `--plugin`.
package struct PluginConfiguration: Record {
    /// Known beforehand, so that only this plugin is started for its components.
    package var id: String?
    package var command = ""
    package var args: [String] = []
    /// Names of variables of the host's environment that the plugin has too, beside the usual ones.
    package var env: [String] = []
    package var cwd: String?
    package var limits = PluginLimits()
    package var sandbox = Sandbox.off
    /// Files whose change is a change of the plugin, beside the command and those of its arguments that are files.
    package var watch: [String] = []

    package init() {}

    package static let fields = FieldList<PluginConfiguration>([
        Field(
            "id", .pluginID, \.id,
            "The plugin's own id. Where it is known beforehand, other plugins are not started for its components."),
        Field("command", .program, \.command, required: true, "A program, by its path or its name in PATH."),
        Field("args", .list(of: .string), \.args, "Its arguments."),
        Field(
            "env", .list(of: .string), \.env,
            "Names of variables of the host that it is to have, beside PATH, HOME, USER, LANG, LC_ALL, LC_CTYPE, TZ, TMPDIR, "
                + "VIRTUAL_ENV, PYTHONPATH and NODE_PATH."),
        Field("cwd", .string, \.cwd, "The folder that it runs in. Default: that of the configuration file."),
        Field("limits", .record(), \.limits, "How long it may take and how much it may use."),
        Field(
            "sandbox", .choice(), \.sandbox,
            "Without network and with a read-only view of all files: not at all, where the system allows it, or never without. "
                + "Default: off."),
        Field("watch", .list(of: .string), \.watch, "Further files whose change reloads it, with --watch-plugins."),
    ])

    /// What a plugin inherits in any case: where programs and libraries are, and how to write for the person.
    private static let usualVariables = [
        "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "VIRTUAL_ENV", "PYTHONPATH", "NODE_PATH",
    ]

    package enum Sandbox: String, CaseIterable, Sendable {
        case off
        case ifPossible = "if-possible"
        case required
    }

    /// A command as a shell would split it, without a shell.
    package init(commandLine: String) throws(InvalidValue) {
        self.init()
        var words = try CommandWords.split(commandLine)
        try CommandWords.refuseShell(in: words)
        guard !words.isEmpty else {
            throw InvalidValue(.missingParameter, "there is no command", expected: "a program and its arguments")
        }
        command = words.removeFirst()
        args = words
        guard !command.isEmpty else {
            throw InvalidValue(.unknownValue, "the command is empty", expected: "a program and its arguments")
        }
    }

    /// Command and arguments, to be told from others by.
    package var commandLine: String { ([command] + args).joined(separator: " ").shortenedSentence }

    /// What stands in front of its lines in the log before its id is known: the file that it is, if it can be told.
    var name: String {
        if let id { return id }
        let file = args.first { !$0.hasPrefix("-") && $0.utf8.contains(UInt8(ascii: ".")) } ?? command
        return (file.split(separator: "/").last.map(String.init) ?? file).shortened
    }

    /// - Parameter isSandboxed: whether the plugin is to run in the sandbox.
    func launch(isSandboxed: Bool) -> Launch {
        var launch = isSandboxed ? PluginSandbox.launch(command, args) : Launch(command, args)
        launch.environment = EnvironmentVariables.values(of: Self.usualVariables + env) + [Launch.mark]
        launch.folder = cwd
        launch.maxMemoryBytes = limits.memoryMB.map { UInt64($0) * 1024 * 1024 }
        launch.maxProcessorSeconds = limits.cpuSeconds.map(UInt64.init)
        return launch
    }
}

extension Kind where Value == String {
    /// What can stand in front of the slash in the ids of components.
    static var pluginID: Kind {
        string.checked(documentedBy: ["pattern": "^[A-Za-z0-9][A-Za-z0-9-]*$"]) { (id) throws(InvalidValue) in
            guard PluginManifest.isID(id) else {
                throw InvalidValue(
                    .unknownValue, "\"\(id.shortened)\" is no id of a plugin",
                    expected: "at most \(PluginManifest.maxIDBytes) letters, digits and hyphens", received: id.shortened
                )
            }
        }
    }

    fileprivate static var program: Kind {
        string.checked(documentedBy: ["minLength": 1]) { (command) throws(InvalidValue) in
            guard !command.isEmpty else {
                throw InvalidValue(.unknownValue, "the command is empty", expected: "a program")
            }
        }
    }
}
