/// The words that a locale is served in. A class, because every context has them, and a catalogue is forty strings to copy.
package final class LocaleWords: Sendable {
    /// The words.
    package let catalogue: Catalogue
    /// Whether they are not in the language and script asked for: the warning `locale_fallback`.
    package let isFallback: Bool

    init(_ catalogue: Catalogue, isFallback: Bool) {
        self.catalogue = catalogue
        self.isFallback = isFallback
    }
}
