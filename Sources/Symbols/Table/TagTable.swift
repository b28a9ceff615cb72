/// Other English words by which people look for a symbol.
enum TagTable {
    /// By the name of the base.
    static let tags: [String: [String]] = {
        var tags: [String: [String]] = [:]
        for cells in [rowsAToL, rowsMToZ].flatMap(TableRows.cells) where cells.count == 2 {
            tags[cells[0]] = cells[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
        return tags
    }()
}
