import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel doctor`: what there is, what is missing, and how to get it.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check libraries, fonts and icons."

    static let page = CommandPage(
        name,
        about: [
            "Check what pictures depend on: libraries, fonts, the scripts that they cover, and icons. Fonts that are missing "
                + "come with the line that installs them. Icons are no need: without them symbols are drawn as a mark, and "
                + "the report says how to get them.",
            "The digests tell whether two machines draw the same: the same digests, the same bytes.",
        ],
        examples: ["roundel doctor"],
        exits: [
            .init(status: 0, meaning: "nothing that is needed is missing; the icon set may be"),
            .init(status: 1, meaning: "a font is missing"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        _ = try ParsedArguments(arguments, for: page)
        let report = DoctorReport(Diagnosis())
        try Terminal.print(report.text(Terminal.style(STDOUT_FILENO)))
        return report.isWell ? ExitStatus.success : ExitStatus.failure
    }
}
