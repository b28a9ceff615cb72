import Components

/// The pages that completions are made from: one for every command, and one for `render` with every component.
enum CompletionPages {
    struct Entry {
        let command: String
        let component: String?
        let page: CommandPage
    }

    static var all: [Entry] {
        CommandList.all.map { Entry(command: $0.name, component: nil, page: $0.page) }
            + ComponentList.all.map {
                Entry(command: RenderCommand.name, component: $0.id, page: RenderCommand.page(for: $0))
            }
    }

    static var commands: [(name: String, summary: String)] {
        CommandList.all.map { ($0.name, $0.summary) }
    }

    /// What can be offered for a positional argument of a page. `help` takes commands and components.
    static func words(for argument: CommandPage.Argument) -> [String] {
        switch argument.value {
        case .text("COMMAND"): CommandList.all.map { $0.name }
        case .text("COMPONENT"): ComponentList.all.map(\.id)
        default: argument.value.words
        }
    }

    /// Every spelling of a flag.
    static func spellings(of flag: Flag) -> [String] {
        var spellings = [flag.name] + (flag.short.map { [$0] } ?? [])
        if case .toggle(isOn: true) = flag.value, let negation = flag.negation { spellings.append(negation) }
        return spellings
    }
}
