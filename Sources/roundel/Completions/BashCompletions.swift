import Components

/// Completions for bash, without the bash-completion package.
enum BashCompletions {
    static var script: String {
        let commands =
            CompletionPages.commands.map(\.name) + GlobalFlags.all.flatMap { CompletionPages.spellings(of: $0) }
        return """
            # bash completion for roundel, printed by `roundel completions bash`

            _roundel() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                local words="" kind="" scope="${COMP_WORDS[1]}"
                COMPREPLY=()
                # bash cuts --flag=value at the equals sign.
                if [[ $current == "=" ]]; then
                    current=""
                elif [[ $previous == "=" ]]; then
                    previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                if [[ $COMP_CWORD -eq 1 ]]; then
                    COMPREPLY=($(compgen -W \(quoted(commands)) -- "$current"))
                    return
                fi
                if [[ $scope == render && $COMP_CWORD -gt 2 ]]; then scope="render ${COMP_WORDS[2]}"; fi
                case "$scope $previous" in
            \(values)
                    *)
                        case "$scope" in
            \(scopes)
                        esac
                        ;;
                esac
                case "$kind" in
                    file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")) ;;
                    folder) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current")) ;;
                    *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                esac
            }

            complete -F _roundel roundel
            """
    }

    /// What follows a flag that takes a value.
    private static var values: String {
        CompletionPages.all.flatMap { entry in
            let scope = ([entry.command] + (entry.component.map { [$0] } ?? [])).joined(separator: " ")
            return entry.page.flags.compactMap { flag -> String? in
                let action: String
                switch flag.value {
                case .toggle: return nil
                case .file: action = "kind=file"
                case .folder: action = "kind=folder"
                case .text, .choice, .suggestion: action = "words=\(quoted(flag.value.words))"
                }
                let patterns = CompletionPages.spellings(of: flag).map { "\"\(scope) \($0)\"" }
                return "        \(patterns.joined(separator: " | "))) \(action) ;;"
            }
        }.joined(separator: "\n")
    }

    /// What stands anywhere else: flags, or positional arguments.
    private static var scopes: String {
        CompletionPages.all.map { entry in
            let scope = ([entry.command] + (entry.component.map { [$0] } ?? [])).joined(separator: " ")
            let flags = entry.page.flags.flatMap(CompletionPages.spellings)
            let words = entry.page.arguments.flatMap(CompletionPages.words)
            var action = "words=\(quoted(words + flags))"
            if entry.page.arguments.contains(where: { if case .file = $0.value { true } else { false } }) {
                action = "if [[ $current == -* ]]; then \(action); else kind=file; fi"
            }
            return "                \"\(scope)\") \(action) ;;"
        }.joined(separator: "\n")
    }

    private static func quoted(_ words: [String]) -> String {
        ShellQuoting.single(words.joined(separator: " "))
    }
}
