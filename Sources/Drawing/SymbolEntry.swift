/// A symbol as it is listed.
package struct SymbolEntry: Hashable, Sendable {
    package var name: String
    /// The spoken name.
    package var label: String
    package var pack: String
    package var variants: [String]

    package init(name: String, label: String, pack: String, variants: [String]) {
        self.name = name
        self.label = label
        self.pack = pack
        self.variants = variants
    }
}
