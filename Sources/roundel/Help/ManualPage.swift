import Components
import Host

/// roundel(1) in roff, from the pages of all commands.
enum ManualPage {
    static var text: String {
        var lines = [
            ".TH ROUNDEL 1 \"\" \"Roundel \(Host.version)\" \"User Commands\"", ".SH NAME",
            "roundel \\- \(escaped(GlobalFlags.summary))", ".SH SYNOPSIS", ".B roundel", ".I COMMAND", "[ARGUMENTS]",
            ".SH DESCRIPTION",
            escaped(
                "Roundel draws the marks by which people are known in a user interface. The same request gives the same bytes, "
                    + "whenever and wherever it is made."),
            ".SH OPTIONS",
        ]
        lines += flags(GlobalFlags.all)
        lines.append(".SH COMMANDS")
        for command in CommandList.all { lines += section(command.page) }
        lines.append(".SH COMPONENTS")
        for component in ComponentList.all { lines += section(component) }
        lines += [
            ".SH EXIT STATUS", "Every command ends with one of these.",
            exit(ExitStatus.success, "All is well."),
            exit(ExitStatus.failure, "An error answer, or an item that failed."),
            exit(ExitStatus.usage, "The arguments are off."),
            exit(ExitStatus.framing, "The framing of the protocol broke."),
            exit(ExitStatus.output, "Something could not be read or written."), ".SH ENVIRONMENT",
            row("NO_COLOR", "Anything in it turns colours off."),
            row("TMPDIR", "Where batch keeps items that come through a pipe; /tmp without it."), ".SH EXAMPLES",
        ]
        for example in GlobalFlags.examples { lines += code(example) }
        return lines.joined(separator: "\n")
    }

    private static func section(_ page: CommandPage) -> [String] {
        var lines = [".SS \(escaped(page.title))", ".B \(escaped(page.usage))"]
        for paragraph in page.about { lines += [".PP", escaped(paragraph)] }
        for argument in page.arguments { lines.append(row(argument.name, argument.summary)) }
        for group in page.groups {
            let own = group.flags.filter { $0.name != Flag.help.name }
            guard !own.isEmpty else { continue }
            if group.title != CommandPage.options { lines += [".PP", escaped(group.title) + ":"] }
            lines += flags(own)
        }
        if !page.examples.isEmpty { lines += [".PP", "Examples:"] }
        for example in page.examples { lines += code(example) }
        return lines
    }

    private static func section(_ component: AnyComponent) -> [String] {
        let page = RenderCommand.page(for: component)
        var lines = [".SS \(escaped(component.id))", ".B \(escaped(page.usage))", ".PP", escaped(component.summary)]
        if let props = page.groups.first { lines += flags(props.flags) }
        return lines
    }

    private static func flags(_ flags: [Flag]) -> [String] {
        flags.map { row($0.head, HelpText.summary(of: $0)) }
    }

    private static func row(_ head: String, _ text: String) -> String {
        ".TP\n.B \(escaped(head))\n\(escaped(text))"
    }

    private static func exit(_ status: Int32, _ meaning: String) -> String {
        row("\(status)", meaning)
    }

    private static func code(_ text: String) -> [String] {
        [".PP", ".nf", ".RS", escaped(text), ".RE", ".fi"]
    }

    /// Text without a meaning to roff. Hyphens stay hyphens, so that flags can be copied.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var isLineStart = true
        for character in text {
            if isLineStart, character == "." || character == "'" { escaped += "\\&" }
            isLineStart = character == "\n"
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "\"": escaped += "\\(dq"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
