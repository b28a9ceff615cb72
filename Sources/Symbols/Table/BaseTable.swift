import JSONValues

/// SF Symbol names that are not put together from others, and what they show. Read from its rows at first use.
struct BaseTable: Sendable {
    struct Base: Hashable, Sendable {
        /// What is done with a drawing of the set; the raw value stands before it in a row, with a colon.
        enum Form: String {
            case plain
            /// Left and right change places.
            case mirror
            /// Filled always, where that is the form that SF Symbols has.
            case fill
            /// Moved up, with the drops of the set's rain below.
            case rain
            /// No drawing: this is written with a font.
            case text
        }

        let name: String
        let form: Form
        let drawing: String
        /// In English.
        let spokenName: String

        init(name: String, drawing: String, spokenName: String) {
            let parts = drawing.split(separator: ":", maxSplits: 1)
            let form = parts.count == 2 ? Form(rawValue: String(parts[0])) : nil
            self.name = name
            self.form = form ?? .plain
            self.drawing = form == nil ? drawing : String(parts[1])
            self.spokenName = spokenName
        }
    }

    static let shared = BaseTable(rows: [rowsAToC, rowsDToL, rowsMToR, rowsSToZ])

    /// Sorted by name.
    let bases: [Base]
    private let positions: [String: Int]
    private let firstOfDrawing: [String: Int]

    /// Each row: name, drawing with its form, spoken name.
    init(rows: [String]) {
        var bases: [Base] = []
        var positions: [String: Int] = [:]
        var firstOfDrawing: [String: Int] = [:]
        for cells in rows.flatMap(TableRows.cells) where cells.count == 3 {
            positions[cells[0]] = bases.count
            let base = Base(name: cells[0], drawing: cells[1], spokenName: cells[2])
            if base.form == .plain, firstOfDrawing[base.drawing] == nil { firstOfDrawing[base.drawing] = bases.count }
            bases.append(base)
        }
        self.bases = bases
        self.positions = positions
        self.firstOfDrawing = firstOfDrawing
    }

    func base(named name: String) -> Base? {
        guard !name.isTooLongForAName else { return nil }
        return positions[name].map { bases[$0] }
    }

    func isBase(_ words: ArraySlice<String>) -> Bool { base(named: words.joined(separator: ".")) != nil }

    /// The first that shows a drawing of the set.
    func base(showing drawing: String) -> Base? {
        guard !drawing.isTooLongForAName else { return nil }
        return firstOfDrawing[drawing].map { bases[$0] }
    }
}
