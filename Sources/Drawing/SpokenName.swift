/// A symbol in words.
package struct SpokenName: Hashable, Sendable {
    /// The words, such as `Bell`.
    package var text: String
    /// False where `text` is English for want of a translation.
    package var isTranslated: Bool

    package init(text: String, isTranslated: Bool) {
        self.text = text
        self.isTranslated = isTranslated
    }
}
