/// A symbol as it is listed.
package struct SymbolEntry: Hashable, Sendable {
    /// The name to ask for: an SF Symbol name, or `prefix:name` of a pack.
    package var name: String
    /// The spoken name.
    package var label: String
    /// The icon set, such as `phosphor`.
    package var pack: String
    /// The variants of the symbol, such as `fill`, that a name can ask for.
    package var variants: [String]

    package init(name: String, label: String, pack: String, variants: [String]) {
        self.name = name
        self.label = label
        self.pack = pack
        self.variants = variants
    }
}
