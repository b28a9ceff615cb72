import Host

/// `roundel completions`: what teaches a shell the commands, flags, props and their values.
enum CompletionsCommand: Command {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static let name = "completions"
    static let summary = "Print completions for a shell."

    static let page = CommandPage(
        name,
        about: [
            "Print a script that lets bash, zsh or fish complete commands, flags, the props of every component, and their "
                + "values."
        ],
        arguments: [.init("SHELL", .choice(Shell.allCases.map(\.rawValue)), "bash, zsh or fish.")],
        examples: [
            "source <(roundel completions bash)",
            "roundel completions zsh > \"${fpath[1]}/_roundel\"",
            "roundel completions fish > ~/.config/fish/completions/roundel.fish",
        ],
        exits: [.init(status: 0, meaning: "printed"), .init(status: 64, meaning: "no such shell")])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let name = try ParsedArguments(arguments, for: page).positional[0]
        guard let shell = Shell(rawValue: name) else {
            let names = Shell.allCases.map(\.rawValue)
            throw .usage(
                UsageError(
                    "there are no completions for \"\(name)\", only for \(names.joined(separator: ", "))", near: name,
                    among: names))
        }
        switch shell {
        case .bash: try Terminal.print(BashCompletions.script)
        case .zsh: try Terminal.print(ZshCompletions.script)
        case .fish: try Terminal.print(FishCompletions.script)
        }
        return ExitStatus.success
    }
}
