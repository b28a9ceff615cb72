import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel doctor`: what there is, what is missing, and how to get it.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check libraries, fonts, icons and the image worker."

    static let page = CommandPage(
        name,
        about: [
            "Check what pictures depend on: libraries, fonts, the scripts that they cover, icons, and the worker that loads "
                + "pictures of people. Fonts that are missing come with the line that installs them. Icons and the worker "
                + "are no need: without them a mark or initials are drawn, and the report says how to get them.",
            "The digests tell whether two machines draw the same: the same digests, the same bytes.",
        ],
        examples: ["roundel doctor"],
        exits: [
            .init(status: 0, meaning: "nothing that is needed is missing; the icon set and the image worker may be"),
            .init(status: 1, meaning: "a font is missing"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        _ = try ParsedArguments(arguments, for: page)
        let report = DoctorReport(Diagnosis())
        try Terminal.print(report.text(Terminal.style(STDOUT_FILENO)))
        return report.isWell ? ExitStatus.success : ExitStatus.failure
    }
}
