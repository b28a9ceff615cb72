import Components

/// The warnings of a batch, each told once: the same about every item would hide the errors.
struct BatchWarnings {
    /// Different warnings that are told.
    static let most = 20

    private var groups: [WarningGroup] = []
    /// Those for which there was no room.
    private var omitted = 0

    /// Takes the warnings of an item; items come in the order of their lines.
    mutating func add(_ warnings: [Warning], line: Int) {
        for warning in warnings {
            if let index = groups.firstIndex(where: { $0.isAbout(warning) }) {
                groups[index].add(warning, line: line)
            } else if groups.count < Self.most {
                groups.append(WarningGroup(warning, line: line))
            } else {
                omitted += 1
            }
        }
    }

    /// What is said of them in the end.
    ///
    /// - Parameter workingFolder: where paths begin that are no whole ones.
    func diagnostics(file: String, workingFolder: String?) -> [Diagnostic] {
        groups.map { $0.diagnostic(file: file, workingFolder: workingFolder) }
    }

    /// `… and 37 warnings of other kinds`; nil where all were told.
    var rest: String? {
        guard omitted > 0 else { return nil }
        return omitted == 1 ? "… and 1 warning of another kind" : "… and \(omitted) warnings of other kinds"
    }
}
