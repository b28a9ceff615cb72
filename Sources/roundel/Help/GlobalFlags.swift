/// What `roundel` takes without a command, and says of itself.
enum GlobalFlags {
    static let all = [
        Flag("--help", short: "-h", .toggle(isOn: false), "Print this text; after a command, that command's."),
        Flag("--version", short: "-V", .toggle(isOn: false), "Print the version."),
    ]

    static let summary = "identity components (avatars, badges) by exact rules, as SVG and PNG"

    static func about(version: String) -> String { "Roundel \(version): \(summary)." }

    static let examples = [
        "roundel render avatar --name \"Jamie Lin\" --badge online -o jamie.svg",
        "roundel batch people.ndjson --out avatars --format png",
    ]
}
