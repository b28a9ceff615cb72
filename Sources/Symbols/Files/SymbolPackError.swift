/// Why a pack that was given at start cannot be used.
package struct SymbolPackError: Error, Equatable, Sendable {
    /// A sentence for the person who gave it.
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
