/// A part of a search's results.
package struct SymbolPage: Hashable, Sendable {
    /// The results of this page, best first.
    package var symbols: [SymbolEntry]
    /// Where the next page starts, if there is one.
    package var nextOffset: Int?
    /// How many there are on all pages.
    package var total: Int

    package init(symbols: [SymbolEntry], nextOffset: Int?, total: Int = 0) {
        self.symbols = symbols
        self.nextOffset = nextOffset
        self.total = total
    }
}
