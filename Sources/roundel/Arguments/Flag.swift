/// A flag that a command takes.
struct Flag: Sendable {
    enum Value: Sendable {
        /// `--name`, and `--no-name` for false.
        case toggle(isOn: Bool)
        /// `--name VALUE` or `--name=VALUE`; the word stands for the value in help.
        case text(String)
        /// One of these words.
        case choice([String])
        /// One of these words, or something else.
        case suggestion(String, [String])
        case file
        case folder

        /// What stands for the value in help.
        var word: String {
            switch self {
            case .toggle: ""
            case .text(let word), .suggestion(let word, _): word
            // A long list stands in the summary instead.
            case .choice(let words): words.joined(separator: "|").count <= 30 ? words.joined(separator: "|") : "WORD"
            case .file: "FILE"
            case .folder: "DIR"
            }
        }

        var words: [String] {
            switch self {
            case .choice(let words), .suggestion(_, let words): words
            default: []
            }
        }
    }

    /// With its hyphens: `--stroke-color`.
    let name: String
    let short: String?
    let value: Value
    let isRequired: Bool
    /// Whether it may be given more than once, each time with a value of its own.
    let isRepeatable: Bool
    /// A sentence.
    let summary: String

    init(
        _ name: String, short: String? = nil, _ value: Value, isRequired: Bool = false, isRepeatable: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.isRequired = isRequired
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    /// The same flag with other words for it.
    func saying(_ summary: String) -> Flag {
        Flag(name, short: short, value, isRequired: isRequired, isRepeatable: isRepeatable, summary)
    }

    static let help = Flag("--help", short: "-h", .toggle(isOn: false), "Print this text.")

    /// `--animated` as `--no-animated`; nil for flags that take a value.
    var negation: String? {
        guard case .toggle = value, name != Self.help.name else { return nil }
        return "--no-" + name.dropFirst(2)
    }

    /// As help shows it: `-o, --output FILE`.
    var head: String {
        var head = short.map { "\($0), " } ?? ""
        if case .toggle(isOn: true) = value {
            head += "--[no-]" + name.dropFirst(2)
        } else {
            head += name
        }
        return value.word.isEmpty ? head : head + " " + value.word
    }
}
