/// What a command takes and does. Parsing, help, manual and completions all read it, so none of them can say anything else.
struct CommandPage: Sendable {
    struct Argument: Sendable {
        /// In capitals: `ITEMS`.
        let name: String
        let summary: String
        let isOptional: Bool
        /// What a shell can offer.
        let value: Flag.Value

        init(_ name: String, _ value: Flag.Value, isOptional: Bool = false, _ summary: String) {
            self.name = name
            self.summary = summary
            self.isOptional = isOptional
            self.value = value
        }
    }

    struct Group: Sendable {
        let title: String
        let flags: [Flag]
    }

    struct Exit: Sendable {
        let status: Int32
        let meaning: String
    }

    /// The words after `roundel`: `render avatar`.
    let title: String
    /// Paragraphs; the first says what the command does.
    let about: [String]
    let arguments: [Argument]
    let groups: [Group]
    /// Whole command lines.
    let examples: [String]
    let exits: [Exit]
    /// What stands between the title and `--help` where more help is asked for: ` --plugin 'python3 gauge.py'`.
    var helpWords: [String] = []

    init(
        _ title: String, about: [String], arguments: [Argument] = [], groups: [Group] = [], examples: [String] = [],
        exits: [Exit] = []
    ) {
        self.title = title
        self.about = about
        self.arguments = arguments
        var groups = groups
        let last = groups.lastIndex { $0.title == Self.options }
        let options = Group(title: Self.options, flags: (last.map { groups[$0].flags } ?? []) + [.help])
        if let last { groups[last] = options } else { groups.append(options) }
        self.groups = groups
        self.examples = examples
        self.exits = exits
    }

    static let options = "Options"

    var flags: [Flag] { groups.flatMap(\.flags) }

    /// `roundel batch ITEMS --out DIR [OPTIONS]`.
    var usage: String {
        let words = arguments.map { $0.isOptional ? "[\($0.name)]" : $0.name }
        let required = flags.filter(\.isRequired).map { "\($0.name) \($0.value.word)" }
        let open = groups.filter { $0.title == Self.options || $0.title == "Props" }.map {
            "[\($0.title.uppercased())]"
        }
        return (["roundel", title] + words + required + open).joined(separator: " ")
    }
}
