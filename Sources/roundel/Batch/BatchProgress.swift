import Host
import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Tells a person how far a batch has come: a bar on a terminal, a line now and then elsewhere.
struct BatchProgress {
    private let total: Int
    private let isQuiet: Bool
    private let hasBar: Bool
    private let style = Terminal.style(STDERR_FILENO)
    private let start = Clock.now
    private var shown: UInt64
    private var isDrawn = false

    /// Nanoseconds between two sights of it.
    private var interval: UInt64 { hasBar ? 100_000_000 : 5_000_000_000 }

    init(total: Int, isQuiet: Bool) {
        self.total = total
        self.isQuiet = isQuiet
        hasBar = !isQuiet && Terminal.hasCursor(STDERR_FILENO)
        shown = Clock.now
    }

    /// Seconds since the start.
    var elapsed: Double { Double(Clock.now - start) / 1e9 }

    mutating func update(done: Int, failed: Int) {
        let now = Clock.now
        guard !isQuiet, now - shown >= interval else { return }
        shown = now
        let rate = Int(Double(done) / max(elapsed, 0.001))
        let count = "\(done)/\(total)"
        guard hasBar else {
            Terminal.error("\(count), \(failed) failed, \(rate) a second")
            return
        }
        let tail = " \(count) \(rate)/s" + (failed > 0 ? " \(failed) failed" : "")
        let width = min(40, Terminal.columns(STDERR_FILENO) - tail.count - 4)
        var line = ""
        if width > 3 {
            let filled = total > 0 ? min(width, done * width / total) : width
            let head = filled < width ? ">" : ""
            let rest = String(repeating: " ", count: max(0, width - filled - head.count))
            line = "[" + style.green(String(repeating: "=", count: filled) + head) + rest + "]"
        }
        _ = SystemWrite.all(Array("\r\u{1B}[K\(line)\(tail)".utf8), to: STDERR_FILENO)
        isDrawn = true
    }

    /// Prints something that stays; the bar comes back below it.
    mutating func say(_ diagnostic: Diagnostic) {
        clear()
        diagnostic.print()
    }

    mutating func clear() {
        guard isDrawn else { return }
        _ = SystemWrite.all(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
        isDrawn = false
        // So that the next update draws it again.
        shown = 0
    }
}
