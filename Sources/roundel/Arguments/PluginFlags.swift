import Components
import Host
import JSONValues
import Synchronization
import Wire

/// The flags that bring components of plugins.
enum PluginFlags {
    static let plugin = Flag(
        "--plugin", .text("COMMAND"), isRepeatable: true,
        "A program that brings components of its own, with its arguments as one word: 'python3 sparkline.py'; may be repeated. It is "
            + "started when one of its components may be asked for."
    )
    static let file = Flag(
        "--plugins", .file,
        "Plugins with their limits, variables and sandbox, as JSON in a file or as the value itself: {\"plugins\": [{\"command\": \"node\"}]}."
    )
    static let watch = Flag(
        "--watch-plugins", .toggle(isOn: false), "Load a plugin again when its files change, for its author.")

    static let all = [plugin, file]

    /// For an id of a plugin that is not here.
    static let tip = "is its --plugin missing? For example: --plugin 'python3 sparkline.py'"

    /// Fleets of commands that tell of failures themselves.
    private static let fleets = Mutex<[PluginFleet]>([])

    /// For a command that says itself why a plugin does not start, where that matters.
    private static func oneShot(_ configurations: [PluginConfiguration]) -> PluginFleet {
        let fleet = PluginFleet(configurations, saysFailures: false)
        fleets.withLock { $0.append(fleet) }
        return fleet
    }

    /// To be called at the end: says which plugins do not start, of those that no error was about.
    static func tellFailures() {
        for line in fleets.withLock({ $0 }).flatMap(\.untoldFailures) { Terminal.error(line) }
    }

    /// For `serve`, whose log is another thing than its answers.
    static func servingFleet(_ parsed: ParsedArguments) throws(CommandError) -> PluginFleet {
        PluginFleet(
            try configurations(commands: parsed.all(plugin.name), file: parsed[file.name]),
            isWatched: parsed.isOn(watch.name))
    }

    /// - Parameter isOneByOne: whether each plugin is asked one thing at a time.
    static func fleet(_ parsed: ParsedArguments, isOneByOne: Bool = false) throws(CommandError) -> PluginFleet {
        var plugins = try configurations(commands: parsed.all(plugin.name), file: parsed[file.name])
        if isOneByOne { for index in plugins.indices { plugins[index].limits.inFlight = 1 } }
        return oneShot(plugins)
    }

    /// The plugins of arguments that cannot be read yet, for what else there may be depends on the plugin.
    static func fleet(scanning arguments: [String]) throws(CommandError) -> PluginFleet {
        let (commands, path) = scan(arguments)
        return oneShot(try configurations(commands: commands, file: path))
    }

    /// The flags of plugins as somebody would type them again.
    static func words(scanning arguments: [String]) -> [String] {
        let (commands, path) = scan(arguments)
        return words(commands, path)
    }

    static func words(_ commands: [String], _ path: String?) -> [String] {
        (commands.map { (plugin.name, $0) } + (path.map { [(file.name, $0)] } ?? [])).map { name, value in
            "\(name) \(ShellQuoting.quoted(value))"
        }
    }

    private static func scan(_ arguments: [String]) -> (commands: [String], path: String?) {
        var commands: [String] = []
        var path: String?
        var rest = arguments[...]
        while let argument = rest.popFirst(), argument != "--" {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts[0] == plugin.name || parts[0] == file.name else { continue }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { break }
            if parts[0] == plugin.name { commands.append(value) } else { path = value }
        }
        return (commands, path)
    }

    private static func configurations(
        commands: [String], file: String?
    ) throws(CommandError) -> [PluginConfiguration] {
        var configurations: [PluginConfiguration] = []
        if let file {
            do throws(PluginFileError) {
                configurations = try PluginFile.read(file)
            } catch {
                throw .usage(
                    UsageError(
                        "\(Self.file.name) \(file.shortened): \(error.message)",
                        tip: error.isNoJSON ? tip(forProgram: file) : nil))
            }
        }
        for (index, command) in commands.enumerated() {
            guard !commands[..<index].contains(where: command.isExactly) else {
                throw .usage(UsageError("\(plugin.name) '\(command.shortened)' is given twice"))
            }
            configurations.append(try configuration(command))
        }
        return configurations
    }

    /// For a program where a file of plugins belongs.
    private static func tip(forProgram file: String) -> String? {
        guard let ending = file.split(separator: ".").last, !["json", "jsonc"].contains(ending) else { return nil }
        let interpreters = ["py": "python3 ", "mjs": "node ", "js": "node "]
        let command = (interpreters[String(ending)] ?? "") + file
        return "did you mean \(plugin.name) \(ShellQuoting.quoted(command))?"
    }

    static func configuration(_ command: String) throws(CommandError) -> PluginConfiguration {
        do throws(InvalidValue) {
            return try PluginConfiguration(commandLine: command)
        } catch {
            throw .usage(
                UsageError(
                    "\(plugin.name): \(error.message)", tip: "for example: \(plugin.name) 'python3 sparkline.py'"))
        }
    }
}
