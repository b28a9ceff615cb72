/// What became of the items of a batch.
struct BatchTally {
    var written = 0
    var unchanged = 0
    var failed = 0
    var warnings = 0
    /// Of those that failed: lines that are no JSON.
    var unreadable = 0
    /// Of those that failed: the lines of a plugin that does not start, or no more, by what is said of it.
    var untried: [String: LineRanges] = [:]
    /// Whether a plugin has crashed.
    var hasCrashed = false

    /// Says which lines were not tried and why, each reason once.
    func untriedDiagnostics(file: String) -> [Diagnostic] {
        let tip = "without the lines that bring it down, or with them mended, the same command makes the rest"
        return untried.sorted { $0.key < $1.key }.map { reason, lines in
            Diagnostic(
                "\(lines.count == 1 ? "line" : "lines") \(lines.text) \(lines.count == 1 ? "was" : "were") not tried: \(reason)",
                at: file, tip: hasCrashed ? tip : nil)
        }
    }

    var done: Int { written + unchanged + failed }

    /// `284 items in 420 ms (676 a second): 280 written, 3 unchanged, 1 failed`.
    func summary(seconds: Double, style: Style) -> String {
        let rate = Int((Double(done) / max(seconds, 0.001)).rounded())
        let failures = failed > 0 ? style.red("\(failed) failed") : "0 failed"
        let items = done == 1 ? "1 item" : "\(done) items"
        return "\(items) in \(Self.text(seconds)) (\(rate) a second): "
            + "\(written) written, \(unchanged) unchanged, \(failures)"
            + (warnings > 0 ? ", \(warnings) with \(style.yellow("warnings"))" : "")
    }

    /// `86 ms`, `1.25 s`.
    private static func text(_ seconds: Double) -> String {
        guard seconds >= 1 else { return "\(Int((seconds * 1000).rounded())) ms" }
        let hundredths = Int((seconds * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
    }
}
