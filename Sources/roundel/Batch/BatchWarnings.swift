import JSONValues

/// The warnings of a batch, each told once: the same about every item would hide the errors.
struct BatchWarnings {
    private struct Group {
        let code: String
        let message: String
        /// The first ones, ascending.
        var lines: [Int]
        /// Items that have it.
        var count = 1
        var lastLine: Int
    }

    /// Different warnings that are told.
    static let most = 20
    /// Lines that are named for each.
    private static let mostLines = 5

    private var groups: [Group] = []
    /// Those for which there was no room.
    private var omitted = 0

    /// Takes the warnings of an item; items come in the order of their lines.
    mutating func add(_ warnings: [JSONValue], line: Int) {
        for warning in warnings {
            guard case .object(let object) = warning, case .string(let code)? = object["code"],
                case .string(let message)? = object["message"]
            else { continue }
            let index = groups.firstIndex { $0.code.isExactly(code) && $0.message.isExactly(message) }
            if let index {
                guard groups[index].lastLine != line else { continue }
                groups[index].count += 1
                groups[index].lastLine = line
                if groups[index].lines.count < Self.mostLines { groups[index].lines.append(line) }
            } else if groups.count < Self.most {
                groups.append(Group(code: code, message: message, lines: [line], lastLine: line))
            } else {
                omitted += 1
            }
        }
    }

    /// What is said of them in the end.
    func diagnostics(file: String) -> [Diagnostic] {
        groups.map { group in
            var note: String?
            if group.count > 1 {
                let lines = group.lines.map { "\($0)" }.joined(separator: ", ")
                note = "\(group.count) items, lines \(lines)" + (group.count > group.lines.count ? ", …" : "")
            }
            return Diagnostic(group.message, level: .warning, at: "\(file):\(group.lines[0])", note: note)
        }
    }

    /// `… and 37 warnings of other kinds`; nil where all were told.
    var rest: String? {
        guard omitted > 0 else { return nil }
        return omitted == 1 ? "… and 1 warning of another kind" : "… and \(omitted) warnings of other kinds"
    }
}
