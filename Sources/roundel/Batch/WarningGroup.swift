import Components
import JSONValues

/// A warning of a batch, with the items that have it; one that says the same of different things, such as pictures that are not
/// there, is one for all of them.
struct WarningGroup {
    /// The first one.
    private let warning: Warning
    /// The first lines, ascending.
    private var lines: [Int]
    /// Items that have it.
    private var count = 1
    private var lastLine: Int
    /// The first different things that it is about.
    private var subjects: [(name: String, line: Int)] = []
    /// What would help the first ones.
    private var flags: [String] = []
    /// Whether it is said of several things in different words.
    private var isVaried = false

    /// Lines that are named, things, and flags.
    private static let most = 5

    init(_ warning: Warning, line: Int) {
        self.warning = warning
        lines = [line]
        lastLine = line
        addSubject(of: warning, line)
    }

    func isAbout(_ other: Warning) -> Bool {
        guard warning.code == other.code else { return false }
        guard let subject = warning.subject else { return warning.message.isExactly(other.message) }
        return other.subject?.summary.isExactly(subject.summary) == true
    }

    mutating func add(_ other: Warning, line: Int) {
        if line != lastLine {
            count += 1
            lastLine = line
            if lines.count < Self.most { lines.append(line) }
        }
        addSubject(of: other, line)
    }

    private mutating func addSubject(of other: Warning, _ line: Int) {
        guard let subject = other.subject else { return }
        if !other.message.isExactly(warning.message) { isVaried = true }
        if subjects.count < Self.most, !subjects.contains(where: { $0.name.isExactly(subject.name) }) {
            subjects.append((subject.name, line))
        }
        if flags.count < Self.most, let flag = subject.flag, !flags.contains(where: flag.isExactly) {
            flags.append(flag)
        }
    }

    /// - Parameter workingFolder: where paths begin that are no whole ones.
    func diagnostic(file: String, workingFolder: String?) -> Diagnostic {
        var tip: String?
        if warning.subject?.isMissingBelowWorkingFolder == true {
            tip = workingFolder.map { "paths begin at the working folder, \($0)" }
        }
        let items = count == 1 ? "1 item" : "\(count) items"
        let place = "\(file):\(lines[0])"
        guard isVaried, let summary = warning.subject?.summary else {
            let named = Self.list(lines.map(String.init), isWhole: count == lines.count)
            return Diagnostic(
                warning.message, level: .warning, at: place, tip: tip,
                note: count > 1 ? "\(items), lines \(named)" : nil)
        }
        if !flags.isEmpty { tip = flags.joined(separator: " ") + " would allow them" }
        let named = subjects.map { "\"\($0.name)\" in line \($0.line)" }
        return Diagnostic(
            summary, level: .warning, at: place, tip: tip,
            note: "\(items): \(Self.list(named, isWhole: count <= named.count))")
    }

    private static func list(_ words: [String], isWhole: Bool) -> String {
        words.joined(separator: ", ") + (isWhole ? "" : ", …")
    }
}
