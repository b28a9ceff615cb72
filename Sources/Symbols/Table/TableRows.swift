/// The tables are text, a row a line, cells apart by `|`: easy to read, and nothing to build before they are used.
enum TableRows {
    static func cells(of text: String) -> [[String]] {
        text.split(separator: "\n").map { row in
            row.split(separator: "|").map { cell in
                var cell = cell
                while cell.last == " " { cell.removeLast() }
                while cell.first == " " { cell.removeFirst() }
                return String(cell)
            }
        }
    }
}
