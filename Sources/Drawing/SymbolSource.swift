/// The icon sets, as components see them. Safe to call from any thread; the same request gives the same answer always.
package protocol SymbolSource: Sendable {
    /// The drawing of a symbol, or nil where nothing here draws that name.
    ///
    /// - Parameters:
    ///   - symbol: an SF Symbol name (`person.badge.plus`), or a name in a pack (`phosphor:tray`).
    ///   - weight: picks thin, light, regular or bold; a name with `.fill` has no weight.
    ///   - layered: asks for the second layer that hierarchical and palette rendering paint.
    ///   - direction: which way `forward` is, as in `arrow.forward`.
    func drawing(
        of symbol: String, weight: FontWeight, layered: Bool, direction: LayoutDirection
    ) -> SymbolDrawing?

    /// Whether a pack has a symbol of that name, though perhaps none that can be drawn.
    func contains(_ symbol: String) -> Bool

    /// What is drawn for an unknown name.
    func missingMark(weight: FontWeight) -> SymbolDrawing

    /// What assistive technology says, or nil for an unknown name; `language` is the language of the string catalogue that is
    /// spoken, without its script: `zh`.
    func spokenName(of symbol: String, language: String) -> SpokenName?

    /// The names that a person most likely meant, best first.
    func nearestNames(to symbol: String, limit: Int) -> [String]

    /// What matches a query by name, tag or spoken name, best first, from `offset` on; an empty query lists everything.
    func search(_ query: String, language: String, offset: Int, limit: Int) -> SymbolPage

    /// What a search would say of one name, or nil for an unknown one.
    func entry(for symbol: String, language: String) -> SymbolEntry?

    /// False where the icon set was not installed, so that SF Symbol names cannot be drawn.
    var hasMainPack: Bool { get }

    /// Changes whenever any drawing may have changed.
    var digest: String { get }
}

extension SymbolSource {
    /// From left to right.
    package func drawing(of symbol: String, weight: FontWeight, layered: Bool) -> SymbolDrawing? {
        drawing(of: symbol, weight: weight, layered: layered, direction: .ltr)
    }
}
