/// What assistive technology says of a scene as a whole.
package struct SceneAccessibility: Hashable, Sendable {
    /// Null when hidden or when there is nothing to say.
    package var label: String?
    /// The state in words, such as an unread count; nil where hidden or where there is none.
    package var value: String?
    /// Whether assistive technology passes over the picture, as over a decoration.
    package var isHidden: Bool
    /// Label and value as one phrase, joined the way the locale does.
    package var phrase: String?

    package init(label: String?, value: String?, isHidden: Bool, phrase: String?) {
        self.label = label
        self.value = value
        self.isHidden = isHidden
        self.phrase = phrase
    }
}
