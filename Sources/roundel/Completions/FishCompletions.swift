import Components

/// Completions for fish.
enum FishCompletions {
    static var script: String {
        var lines = [
            "# fish completion for roundel, printed by `roundel completions fish`", "",
            "complete -c roundel -f",
        ]
        for flag in GlobalFlags.all {
            lines.append(
                "complete -c roundel -n __fish_use_subcommand \(spelling(flag)) -d \(ShellQuoting.single(flag.summary))"
            )
        }
        for command in CompletionPages.commands {
            lines.append(
                "complete -c roundel -n __fish_use_subcommand -a \(command.name) -d \(ShellQuoting.single(command.summary))"
            )
        }
        for entry in CompletionPages.all { lines += completions(entry) }
        return lines.joined(separator: "\n")
    }

    private static func completions(_ entry: CompletionPages.Entry) -> [String] {
        var condition = "__fish_seen_subcommand_from \(entry.command)"
        if let component = entry.component { condition += "; and __fish_seen_subcommand_from \(component)" }
        if entry.command == RenderCommand.name, entry.component == nil {
            condition +=
                "; and not __fish_seen_subcommand_from \(entry.page.arguments.flatMap(CompletionPages.words).joined(separator: " "))"
        }
        let head = "complete -c roundel -n \(ShellQuoting.single(condition))"
        var lines: [String] = []
        for argument in entry.page.arguments {
            let words = CompletionPages.words(for: argument)
            if !words.isEmpty { lines.append("\(head) -a \(ShellQuoting.single(words.joined(separator: " ")))") }
            if case .file = argument.value { lines.append("\(head) -F") }
        }
        for flag in entry.page.flags {
            lines.append("\(head) \(spelling(flag))\(value(flag.value)) -d \(ShellQuoting.single(flag.summary))")
            if case .toggle(isOn: true) = flag.value, let negation = flag.negation {
                lines.append("\(head) -l \(negation.dropFirst(2)) -d \(ShellQuoting.single(flag.summary))")
            }
        }
        return lines
    }

    private static func spelling(_ flag: Flag) -> String {
        (flag.short.map { "-s \($0.dropFirst()) " } ?? "") + "-l \(flag.name.dropFirst(2))"
    }

    private static func value(_ value: Flag.Value) -> String {
        switch value {
        case .toggle: ""
        case .file: " -r -F"
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .text: " -x"
        case .choice(let words), .suggestion(_, let words):
            " -x -a \(ShellQuoting.single(words.joined(separator: " ")))"
        }
    }
}
