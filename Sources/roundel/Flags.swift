import JSONValues

/// A flag that a command takes.
struct Flag {
    enum Value {
        /// `--name`, and `--no-name` for false.
        case toggle
        /// `--name VALUE` or `--name=VALUE`; the word stands for the value in help.
        case text(String)
    }

    /// With its hyphens: `--stroke-color`.
    let name: String
    let short: String?
    let value: Value
    /// One line of help.
    let summary: String

    init(_ name: String, short: String? = nil, _ value: Value, _ summary: String) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
    }
}

/// Arguments told apart into flags and the rest.
struct ParsedArguments {
    private(set) var positional: [String] = []
    /// In the order given; toggles as `true` and `false`.
    private(set) var flags: [(name: String, value: String)] = []

    init(_ arguments: [String], flags known: [Flag]) throws(CommandError) {
        var rest = arguments[...]
        var onlyPositional = false
        while let argument = rest.popFirst() {
            if onlyPositional || !argument.hasPrefix("-") || argument == "-" {
                positional.append(argument)
            } else if argument == "--" {
                onlyPositional = true
            } else {
                try take(argument, &rest, known)
            }
        }
    }

    private mutating func take(
        _ argument: String, _ rest: inout ArraySlice<String>, _ known: [Flag]
    ) throws(CommandError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let inline = parts.count == 2 ? String(parts[1]) : nil
        guard let flag = known.first(where: { $0.name == name || $0.short == name }) else {
            if case .toggle? = known.first(where: { $0.name == "--" + name.dropFirst("--no-".count) })?.value,
                name.hasPrefix("--no-")
            {
                flags.append(("--" + name.dropFirst("--no-".count), "false"))
                return
            }
            throw .usage(UsageError("there is no flag \"\(name)\"", near: name, among: known.map(\.name)))
        }
        switch flag.value {
        case .toggle:
            guard ["true", "false", nil].contains(inline) else {
                throw .usage(UsageError("\(flag.name) is a switch; it takes no value but true or false"))
            }
            flags.append((flag.name, inline ?? "true"))
        case .text(let word):
            guard let value = inline ?? rest.popFirst() else {
                throw .usage(UsageError("\(flag.name) needs a value: \(flag.name) \(word)"))
            }
            flags.append((flag.name, value))
        }
    }

    /// The last value of a flag.
    subscript(name: String) -> String? {
        flags.last { $0.name == name }?.value
    }

    /// Every value of a flag that may be repeated.
    func all(_ name: String) -> [String] {
        flags.filter { $0.name == name }.map(\.value)
    }
}

extension Flag {
    /// Lines of help, aligned.
    static func help(_ flags: [Flag]) -> String {
        let heads = flags.map { flag in
            let short = flag.short.map { "\($0), " } ?? ""
            return switch flag.value {
            case .toggle: short + flag.name
            case .text(let word): "\(short)\(flag.name) \(word)"
            }
        }
        let width = min(30, heads.map(\.count).max() ?? 0)
        return zip(flags, heads).map { flag, head in
            head.count > width
                ? "  \(head)\n  \(String(repeating: " ", count: width))  \(flag.summary)"
                : "  \(head)\(String(repeating: " ", count: width - head.count))  \(flag.summary)"
        }.joined(separator: "\n")
    }
}
