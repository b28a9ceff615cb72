/// The last lines that a child has written to its standard error, for whoever asks why it failed.
struct LogTail {
    private var lines: [(time: UInt64, bytes: [UInt8])] = []

    static let mostLines = 20
    static let mostCharacters = 2000

    /// - Parameter now: when it came, on `Clock`.
    mutating func add(_ bytes: [UInt8], now: UInt64) {
        if lines.count == Self.mostLines { lines.removeFirst() }
        lines.append((now, bytes))
    }

    /// What has come since a time on `Clock`, without control characters: lines with line feeds between them. Nil where nothing has.
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
