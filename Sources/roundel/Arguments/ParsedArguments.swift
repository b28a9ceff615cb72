import Components
import JSONValues

/// Arguments told apart into flags and the rest, as the command's page declares them.
struct ParsedArguments {
    private(set) var positional: [String] = []
    /// In the order given; toggles as `true` and `false`.
    private(set) var flags: [(name: String, value: String)] = []
    private let known: [Flag]

    init(_ arguments: [String], for page: CommandPage) throws(CommandError) {
        known = page.flags
        var rest = arguments[...]
        var onlyPositional = false
        while let argument = rest.popFirst() {
            if onlyPositional || !argument.hasPrefix("-") || argument == "-" {
                positional.append(argument)
            } else if argument == "--" {
                onlyPositional = true
            } else {
                try take(argument, &rest)
            }
        }
        try check(against: page)
    }

    private func check(against page: CommandPage) throws(CommandError) {
        if positional.count > page.arguments.count {
            throw .usage(tooMany(positional[page.arguments.count], page))
        }
        for argument in page.arguments.dropFirst(positional.count) where !argument.isOptional {
            throw .usage(UsageError("\(argument.name) is missing: \(argument.summary.asClause)"))
        }
        for flag in known where flag.isRequired && self[flag.name] == nil {
            throw .usage(UsageError("\(flag.name) \(flag.value.word) is missing: \(flag.summary.asClause)"))
        }
    }

    private func tooMany(_ argument: String, _ page: CommandPage) -> UsageError {
        let message = "there is an argument too many: \"\(argument.shortened)\""
        if ["true", "false"].contains(argument), let toggle = flags.last, flag(toggle.name)?.negation != nil {
            return UsageError(
                message, tip: "a switch takes its value behind an equals sign: \(toggle.name)=\(argument)")
        }
        guard page.flags.contains(where: { $0.name == "--name" }) else { return UsageError(message) }
        return UsageError(message, tip: "a person's name is a flag: --name \(ShellQuoting.quoted(argument.shortened))")
    }

    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let inline = parts.count == 2 ? String(parts[1]) : nil
        if let flag = known.first(where: { $0.negation == name }) {
            guard inline == nil else { throw .usage(UsageError("\(name) takes no value")) }
            flags.append((flag.name, "false"))
            return
        }
        if let flag = flag(name) {
            try take(flag, inline, &rest)
        } else if let flag = known.first(where: { $0.short == String(argument.prefix(2)) && !$0.value.word.isEmpty }) {
            // `-ofile`
            try add(flag, String(argument.dropFirst(2)))
        } else {
            let names = known.flatMap { [$0.name] + ($0.negation.map { [$0] } ?? []) }
            let message = "there is no flag \"\(name)\" here"
            guard NearestName.of(name, among: names) == nil,
                let other = CommandList.all.first(where: { $0.page.flags.contains { $0.name.isExactly(name) } })
            else { throw .usage(UsageError(message, near: name, among: names)) }
            throw .usage(UsageError(message, tip: "roundel \(other.name) has it"))
        }
    }

    private mutating func take(
        _ flag: Flag, _ inline: String?, _ rest: inout ArraySlice<String>
    ) throws(CommandError) {
        if case .toggle = flag.value {
            guard ["true", "false", nil].contains(inline) else {
                throw .usage(UsageError("\(flag.name) is a switch; it takes no value but true or false"))
            }
            flags.append((flag.name, inline ?? "true"))
            return
        }
        guard let value = inline ?? rest.first else {
            throw .usage(UsageError("\(flag.name) needs a value: \(flag.name) \(flag.value.word)"))
        }
        if inline == nil {
            // Far more often a value was forgotten than that it looks like a flag.
            if value.hasPrefix("--"), let next = self.flag(String(value.prefix { $0 != "=" })) {
                throw .usage(
                    UsageError(
                        "\(flag.name) needs a value: \(flag.name) \(flag.value.word)",
                        tip: "for the text \(next.name) as its value, write \(flag.name)=\(value)"))
            }
            rest = rest.dropFirst()
        }
        try add(flag, value)
    }

    private mutating func add(_ flag: Flag, _ value: String) throws(CommandError) {
        if let first = self[flag.name], !flag.isRepeatable {
            throw .usage(
                UsageError("\(flag.name) is given twice: \"\(first.shortened)\" and \"\(value.shortened)\""))
        }
        flags.append((flag.name, value))
    }

    private func flag(_ name: String) -> Flag? {
        known.first { $0.name == name || $0.short == name }
    }

    /// The last value of a flag.
    subscript(name: String) -> String? {
        flags.last { $0.name == name }?.value
    }

    func isOn(_ name: String) -> Bool { self[name] == "true" }

    /// Every value of a flag that may be repeated.
    func all(_ name: String) -> [String] {
        flags.filter { $0.name == name }.map(\.value)
    }

    /// The value of a flag that counts something.
    func number(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = JSONValue.integer(text), range.contains(number) else {
            let wanted = "a number from \(range.lowerBound) to \(range.upperBound)"
            throw .usage(UsageError("\(name) takes \(wanted), not \"\(text.shortened)\""))
        }
        return number
    }
}

extension String {
    /// A sentence as a part of another one.
    fileprivate var asClause: String {
        var clause = self
        if clause.hasSuffix(".") { clause.removeLast() }
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }
}
