import Components
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Something wrong, as a compiler would say it: where, what, and what would be right.
struct Diagnostic: Sendable {
    enum Level: String, Sendable {
        case error, warning
    }

    let level: Level
    /// `people.ndjson:12`; editors find the place by it.
    let place: String?
    let message: String
    /// What would be right, where the message does not say it.
    let expected: String?
    let tip: String?
    /// What else there is to say.
    let note: String?

    init(
        _ message: String, level: Level = .error, at place: String? = nil, expected: String? = nil, tip: String? = nil,
        note: String? = nil
    ) {
        self.level = level
        self.place = place
        self.message = message
        self.expected = expected
        self.tip = tip
        self.note = note
    }

    /// An error answer.
    ///
    /// - Parameter name: a pointer in the words of whoever reads it; nil leaves it as it is.
    init(_ error: RPCError, at place: String? = nil, naming name: (_ pointer: String) -> String? = { _ in nil }) {
        var message = error.message
        if case .string(let pointer)? = error.data["pointer"], message.hasPrefix(pointer), let name = name(pointer) {
            message = name + message.dropFirst(pointer.count)
        }
        var tip: String?
        if case .string(let suggestion)? = error.data["suggestion"] {
            let hint = "did you mean \"\(suggestion)\"?"
            if message.hasSuffix("; " + hint) { message.removeLast(hint.count + 2) }
            tip = hint
        }
        if tip == nil, error.data["reason"] == "unknown_component", message.contains("there is no plugin ") {
            tip = PluginFlags.tip
        }
        var expected: String?
        if case .string(let text)? = error.data["expected"], !message.contains(text) { expected = text }
        self.init(message, at: place, expected: expected, tip: tip)
    }

    /// A warning of a rendering.
    init(_ warning: Warning, at place: String? = nil) {
        self.init(warning.message, level: .warning, at: place)
    }

    func text(_ style: Style) -> String {
        let head = level == .error ? style.red("error:") : style.yellow("warning:")
        var lines = [(place.map { style.bold($0.printable + ":") + " " } ?? "") + head + " " + message.printable]
        // A tip makes a list of all that would be right unnecessary.
        if let expected, tip == nil { lines.append("  \(style.cyan("expected:")) \(expected.printable)") }
        if let tip { lines.append("  \(style.green("tip:")) \(tip.printable)") }
        if let note { lines.append("  \(style.cyan("note:")) \(note.printable)") }
        return lines.joined(separator: "\n")
    }

    func print() {
        Terminal.error(text(Terminal.style(STDERR_FILENO)))
    }
}

extension String {
    /// Without control characters but line ends and tabs: what somebody else wrote must not steer the terminal.
    fileprivate var printable: String {
        func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t"
        }
        guard !unicodeScalars.allSatisfy(isPrintable) else { return self }
        return unicodeScalars.map {
            isPrintable($0) ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
        }
        .joined()
    }
}
