/// Text in lines of a given width.
enum WrappedText {
    /// - Parameter width: characters in a line; a longer word stands alone.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    /// Rows of two columns; the second is wrapped. A head that is too wide has a line of its own.
    static func columns(_ rows: [(head: String, text: String)], style: (String) -> String = { $0 }) -> String {
        let width = rows.map(\.head.count).filter { $0 <= maxHead }.max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        return rows.map { row in
            var lines = lines(row.text, width: Self.width - width - 4).map { indent + $0 }
            if row.text.isEmpty { lines = [] }
            guard row.head.count <= width, let first = lines.first else {
                return (["  " + style(row.head)] + lines).joined(separator: "\n")
            }
            lines[0] = "  " + style(row.head) + first.dropFirst(2 + row.head.count)
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Characters in a line of help, which everybody's terminal has.
    static let width = 80
    private static let maxHead = 26
}
