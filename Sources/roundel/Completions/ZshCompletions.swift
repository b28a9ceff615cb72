import Components

/// Completions for zsh, by its own `_arguments`.
enum ZshCompletions {
    static var script: String {
        let commands = CompletionPages.commands.map { command in
            "        " + ShellQuoting.single("\(command.name):\(command.summary)")
        }
        return """
            #compdef roundel
            # zsh completion for roundel, printed by `roundel completions zsh`

            _roundel() {
                local curcontext="$curcontext" state line
                typeset -A opt_args
                local -a commands
                commands=(
            \(commands.joined(separator: "\n"))
                )
                _arguments -C \\
                    '(- *)'{-h,--help}'[Print help.]' \\
                    '(- *)'{-V,--version}'[Print the version.]' \\
                    '1:command:->command' \\
                    '*:: :->arguments'
                case $state in
                    command) _describe -t commands command commands ;;
                    arguments)
                        curcontext="${curcontext%:*:*}:roundel-$words[1]:"
                        case $words[1] in
            \(CompletionPages.all.filter { $0.component == nil }.map(branch).joined(separator: "\n"))
                        esac
                        ;;
                esac
            }

            if [ "$funcstack[1]" = "_roundel" ]; then _roundel "$@"; else compdef _roundel roundel; fi
            """
    }

    private static func branch(_ entry: CompletionPages.Entry) -> String {
        let own = arguments(entry.page, positional: entry.page.arguments)
        guard entry.command == RenderCommand.name else {
            return "                \(entry.command))\n\(own)\n                    ;;"
        }
        let components = CompletionPages.all.filter { $0.component != nil }.map { component in
            "                    \(component.component ?? ""))\n\(arguments(component.page, positional: entry.page.arguments))\n"
                + "                        ;;"
        }
        return """
                            \(entry.command))
                                case $words[2] in
            \(components.joined(separator: "\n"))
                                *)
            \(own)
                                    ;;
                                esac
                                ;;
            """
    }

    private static func arguments(_ page: CommandPage, positional: [CommandPage.Argument]) -> String {
        let flags = page.flags.flatMap { flag in
            CompletionPages.spellings(of: flag).map { spelling in
                let summary = description(flag.summary)
                let value = action(flag.value).map { ":\(label(flag.value)):\($0)" } ?? ""
                // A flag that takes a value may be followed by a space or an equals sign; `-o` by nothing too.
                let head = value.isEmpty ? spelling : spelling + (spelling.hasPrefix("--") ? "=" : "+")
                return ShellQuoting.single("*\(head)[\(summary)]\(value)")
            }
        }
        let rest = positional.enumerated().map { index, argument in
            let words = CompletionPages.words(for: argument)
            let offer = words.isEmpty ? action(argument.value) ?? "" : "(\(words.joined(separator: " ")))"
            return ShellQuoting.single("\(index + 1):\(argument.name.lowercased()):\(offer)")
        }
        return "                        _arguments -s \\\n"
            + (flags + rest).map { "                            " + $0 }.joined(separator: " \\\n")
    }

    private static func label(_ value: Flag.Value) -> String {
        switch value {
        case .file: "file"
        case .folder: "folder"
        default: "value"
        }
    }

    /// Nil for switches.
    private static func action(_ value: Flag.Value) -> String? {
        switch value {
        case .toggle: nil
        case .file: "_files"
        case .folder: "_files -/"
        case .text: " "
        case .choice(let words), .suggestion(_, let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Brackets and colons end a description.
    private static func description(_ text: String) -> String {
        var description = ""
        for character in text {
            if "[]:\\".contains(character) { description += "\\" }
            description.append(character)
        }
        return description
    }
}
