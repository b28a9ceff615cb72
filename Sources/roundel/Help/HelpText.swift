import Host

/// Pages as a person reads them in a terminal.
struct HelpText {
    let style: Style

    init(_ style: Style) {
        self.style = style
    }

    func page(_ page: CommandPage) -> String {
        var parts = page.about.map { WrappedText.lines($0, width: WrappedText.width).joined(separator: "\n") }
        parts.append("\(style.bold("Usage:")) \(page.usage)")
        if !page.arguments.isEmpty {
            parts.append(section("Arguments", rows(page.arguments.map { ($0.name, $0.summary) })))
        }
        for group in page.groups {
            parts.append(section(group.title, rows(group.flags.map { ($0.head, Self.summary(of: $0)) })))
        }
        if !page.examples.isEmpty {
            parts.append(section("Examples", page.examples.map { "  " + $0 }.joined(separator: "\n")))
        }
        if !page.exits.isEmpty {
            parts.append(section("Exit status", rows(page.exits.map { ("\($0.status)", $0.meaning) })))
        }
        return parts.joined(separator: "\n\n")
    }

    var overview: String {
        let commands = rows(CommandList.all.map { ($0.name, $0.summary) })
        let options = rows(GlobalFlags.all.map { ($0.head, $0.summary) })
        return [
            GlobalFlags.about(version: Host.version),
            "\(style.bold("Usage:")) roundel COMMAND [ARGUMENTS]", section("Commands", commands),
            section("Options", options),
            section("Examples", GlobalFlags.examples.map { "  " + $0 }.joined(separator: "\n")),
            "More on a command: roundel help COMMAND",
        ].joined(separator: "\n\n")
    }

    /// The words that a flag takes, where its head has no room for them.
    static func summary(of flag: Flag) -> String {
        guard case .choice(let words) = flag.value, flag.value.word == "WORD" else { return flag.summary }
        return flag.summary + " One of: " + words.joined(separator: ", ") + "."
    }

    private func rows(_ rows: [(head: String, text: String)]) -> String {
        WrappedText.columns(rows) { style.green($0) }
    }

    private func section(_ title: String, _ text: String) -> String {
        "\(style.bold(title + ":"))\n\(text)"
    }
}
