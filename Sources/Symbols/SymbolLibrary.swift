package import Drawing
import JSONValues
import Synchronization

/// The icon sets of this installation, and those that were given at start.
package final class SymbolLibrary: Sendable {
    let pack: SymbolPack?
    let external: [ExternalPack]
    /// Read when the first symbol is asked for: it takes longer than a whole picture of a person, start of the process included.
    var table: BaseTable { .shared }
    private let shaper: (any TextShaper)?
    private let cache = Mutex<[Request: SymbolDrawing?]>([:])
    /// The nearest names of unknown ones, by the bytes of those, and how many were asked for.
    let suggestions = Mutex<[[UInt8]: (limit: Int, names: [String])]>([:])
    private let indexes = Mutex<[String: SearchIndex]>([:])

    private struct Request: Hashable {
        /// As bytes: strings are compared by canonical equivalence.
        var symbol: [UInt8]
        var style: Style
    }

    /// Enough for a page of any kind; then the cache starts anew.
    static let cacheLimit = 512

    /// - Parameters:
    ///   - folders: where `phosphor.pack` may lie; the first that has it counts.
    ///   - external: packs given at start.
    ///   - shaper: writes the letters of names such as `a.circle`; without one those are unknown.
    package init(folders: [String], external: [ExternalPack] = [], shaper: (any TextShaper)? = nil) {
        pack = folders.lazy.compactMap { SymbolPack(path: "\($0)/phosphor.pack") }.first
        self.external = external
        self.shaper = shaper
    }

    func cachedDrawing(of symbol: String, _ style: Style) -> SymbolDrawing? {
        guard !symbol.isTooLongForAName else { return nil }
        let request = Request(symbol: Array(symbol.utf8), style: style)
        if let known = cache.withLock({ $0[request] }) { return known }
        let drawing = newDrawing(of: symbol, style)
        cache.withLock { cache in
            if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
            cache[request] = .some(drawing)
        }
        return drawing
    }

    private func newDrawing(of symbol: String, _ style: Style) -> SymbolDrawing? {
        if let direct = DirectName(symbol) { return drawing(of: direct, style) }
        guard let pack, let parsed = NameParser(table: table).parse(symbol) else { return nil }
        var style = style
        style.isFilled = parsed.isFilled
        let composer = Composer(pack: pack, shaper: shaper)
        guard let artwork = composer.artwork(of: parsed.composition, style) else { return nil }
        return SymbolDrawing(
            pack: Self.mainPrefix, name: artwork.name, variant: (artwork.variant ?? style.variant).rawValue,
            layers: artwork.finished)
    }

    /// One for each language of the string catalogue; English stands for any other.
    func searchIndex(_ language: String) -> SearchIndex {
        let language = SpokenNames.names(in: language) == nil ? "en" : language
        return indexes.withLock { indexes in
            if let index = indexes[language] { return index }
            let index = newSearchIndex(language)
            indexes[language] = index
            return index
        }
    }

    /// What direct names of the main set start with.
    static let mainPrefix = "phosphor"
}
