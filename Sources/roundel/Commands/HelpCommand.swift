import Components
import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel help`: the overview, or what a command's `--help` says.
enum HelpCommand: Command {
    static let name = "help"
    static let summary = "Explain a command."

    static let page = CommandPage(
        name, about: ["Explain a command, or list them all."],
        arguments: [
            .init("COMMAND", .text("COMMAND"), isOptional: true, "The command; without it, all of them in short."),
            .init("COMPONENT", .text("COMPONENT"), isOptional: true, "After render: the component."),
        ],
        groups: [.init(title: "Plugins", flags: PluginFlags.all)],
        examples: [
            "roundel help batch", "roundel help render avatar",
            "roundel help render acme/gauge --plugin 'python3 gauge.py'",
        ],
        exits: [.init(status: 0, meaning: "printed"), .init(status: 64, meaning: "there is no such command")])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, for: page)
        let words = parsed.positional
        let text = HelpText(Terminal.style(STDOUT_FILENO))
        guard let first = words.first else {
            try Terminal.print(text.overview)
            return ExitStatus.success
        }
        guard let command = CommandList.named(first) else { throw CommandList.unknown(first) }
        if words.count == 2 {
            guard command.name == RenderCommand.name else {
                throw .usage(UsageError("\(first) has no \"\(words[1])\" to explain"))
            }
            let component = try RenderCommand.component(words[1], of: try PluginFlags.fleet(parsed))
            let plugins = PluginFlags.words(parsed.all(PluginFlags.plugin.name), parsed[PluginFlags.file.name])
            try Terminal.print(text.page(RenderCommand.page(for: component, plugins: plugins)))
            return ExitStatus.success
        }
        try Terminal.print(text.page(command.page(for: Array(words.dropFirst()))))
        return ExitStatus.success
    }
}
