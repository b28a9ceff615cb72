import Host

/// The command line as a whole: finds the command, and turns what goes wrong into words and an exit status.
enum CommandLineInterface {
    static let commands: [any Command.Type] = [ServeCommand.self, RenderCommand.self, CallCommand.self]

    static func run(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first else {
            Terminal.error(overview)
            return ExitStatus.usage
        }
        switch first {
        case "--help", "-h", "help":
            if let name = arguments.dropFirst().first, let command = commands.first(where: { $0.name == name }) {
                Terminal.print(command.help)
            } else {
                Terminal.print(overview)
            }
            return ExitStatus.success
        case "--version", "-V":
            Terminal.print("roundel \(Host.version)")
            return ExitStatus.success
        default: break
        }
        guard let command = commands.first(where: { $0.name == first }) else {
            let what = first.hasPrefix("-") ? "option" : "command"
            return report(
                UsageError("there is no \(what) \"\(first)\"", near: first, among: commands.map { $0.name }),
                help: "roundel --help")
        }
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
            Terminal.print(command.help(for: rest))
            return ExitStatus.success
        }
        do throws(CommandError) {
            return try command.run(rest)
        } catch {
            switch error {
            case .usage(let usage): return report(usage, help: "roundel \(command.name) --help")
            case .failure(let message):
                Terminal.error("error: \(message)")
                return ExitStatus.failure
            case .output(let message):
                Terminal.error("error: \(message)")
                return ExitStatus.output
            }
        }
    }

    private static func report(_ error: UsageError, help: String) -> Int32 {
        Terminal.error("error: \(error.message)")
        if let suggestion = error.suggestion { Terminal.error("  tip: did you mean \"\(suggestion)\"?") }
        Terminal.error("  for help: \(help)")
        return ExitStatus.usage
    }

    private static var overview: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count + 2))\(command.summary)"
        }
        return """
            Roundel \(Host.version): identity components (avatars, badges) by exact rules, as SVG and PNG.

            Usage: roundel COMMAND [ARGUMENTS]

            Commands:
            \(lines.joined(separator: "\n"))

            Options:
              --help     this text; `roundel COMMAND --help` says more
              --version  the version

            Example: roundel render avatar --name "Jamie Lin" --badge online -o jamie.svg
            """
    }
}
