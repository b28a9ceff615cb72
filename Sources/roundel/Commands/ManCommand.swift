import Host

/// `roundel man`: the manual page, for `roundel man > roundel.1`.
enum ManCommand: Command {
    static let name = "man"
    static let summary = "Print the manual page."

    static let page = CommandPage(
        name, about: ["Print the manual page in roff, as man reads it."],
        examples: ["roundel man > roundel.1", "roundel man | man -l -"],
        exits: [
            .init(status: 0, meaning: "printed"), .init(status: 74, meaning: "standard output could not be written"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        _ = try ParsedArguments(arguments, for: page)
        try Terminal.print(ManualPage.text)
        return ExitStatus.success
    }
}
