/// The last lines of a child's standard error, as an explanation of a failure.
struct LogTail {
    private var lines: [(time: UInt64, bytes: [UInt8])] = []

    static let mostLines = 20
    static let mostCharacters = 2000

    /// - Parameter now: the time on `Clock` at which the line arrived.
    mutating func add(_ bytes: [UInt8], now: UInt64) {
        if lines.count == Self.mostLines { lines.removeFirst() }
        lines.append((now, bytes))
    }

    /// The lines since a time on `Clock`, joined by line feeds and without control characters; nil where there is
    /// none.
    func text(since time: UInt64) -> String? {
        var text: [Substring] = []
        var room = Self.mostCharacters
        for line in lines.reversed() where line.time >= time {
            let line = LogLines.text(of: line.bytes).prefix(Self.mostCharacters)
            room -= line.count + (text.isEmpty ? 0 : 1)
            guard room >= 0 else { break }
            text.append(line)
        }
        return text.isEmpty ? nil : text.reversed().joined(separator: "\n")
    }
}
