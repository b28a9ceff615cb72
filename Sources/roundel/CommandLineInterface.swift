import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command line as a whole: finds the command, and turns what goes wrong into words and an exit status.
enum CommandLineInterface {
    static func run() -> Int32 {
        // A reader that goes away and a file that may not grow are errors of writing, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        StandardStreams.holdTheirNumbers()
        defer { PluginFlags.tellFailures() }
        var arguments: [String] = []
        do throws(CommandError) {
            arguments = try RawArguments.read()
            return try dispatch(arguments)
        } catch {
            switch error {
            case .usage(let usage):
                let command = arguments.first.flatMap(CommandList.named)
                return report(usage, command?.page(for: Array(arguments.dropFirst())))
            case .failure(let diagnostic):
                diagnostic.print()
                return ExitStatus.failure
            case .output(let message):
                if let message { Diagnostic(message).print() }
                return ExitStatus.output
            }
        }
    }

    private static func dispatch(_ arguments: [String]) throws(CommandError) -> Int32 {
        guard let first = arguments.first else {
            Terminal.error(HelpText(Terminal.style(STDERR_FILENO)).overview)
            return ExitStatus.usage
        }
        switch first {
        case "--help", "-h": return try HelpCommand.run([])
        case "--version", "-V":
            try Terminal.print("roundel \(Host.version)")
            return ExitStatus.success
        default: break
        }
        guard let command = CommandList.named(first) else { throw CommandList.unknown(first) }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            try Terminal.print(HelpText(Terminal.style(STDOUT_FILENO)).page(command.help(for: rest)))
            return ExitStatus.success
        }
        return try command.run(rest)
    }

    private static func report(_ error: UsageError, _ page: CommandPage?) -> Int32 {
        Diagnostic(error.message, tip: error.tip).print()
        let style = Terminal.style(STDERR_FILENO)
        Terminal.error("")
        Terminal.error("\(style.bold("Usage:")) \(page?.usage ?? "roundel COMMAND [ARGUMENTS]")")
        let words = ["roundel"] + (page.map { [$0.title] + $0.helpWords } ?? []) + ["--help"]
        Terminal.error("For more: \(words.joined(separator: " "))")
        return ExitStatus.usage
    }
}
