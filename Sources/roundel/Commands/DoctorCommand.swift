import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel doctor`: what there is, what is missing, and how to get it.
enum DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "Check libraries and fonts."

    static let page = CommandPage(
        name,
        about: [
            "Check what pictures depend on: libraries, fonts, the scripts that they cover, and icons. What is missing comes "
                + "with the line that installs it.",
            "The digests tell whether two machines draw the same: the same digests, the same bytes.",
        ],
        examples: ["roundel doctor"],
        exits: [
            .init(status: 0, meaning: "nothing that is needed is missing"),
            .init(status: 1, meaning: "something is missing"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        _ = try ParsedArguments(arguments, for: page)
        let report = DoctorReport(Diagnosis())
        try Terminal.print(report.text(Terminal.style(STDOUT_FILENO)))
        return report.isWell ? ExitStatus.success : ExitStatus.failure
    }
}
