/// Text to be shaped: what a font engine must know, at any size.
package struct TextRun: Hashable, Sendable {
    /// What is shaped, as one line.
    package var text: String
    /// A family name; the shaper falls back cluster by cluster where it has no glyph.
    package var family: String
    /// The weight of the font. Default: semibold.
    package var weight: FontWeight
    /// Figures of one width, so that counts do not jump.
    package var tabularFigures: Bool
    /// The direction of the paragraph that the run stands in.
    package var direction: LayoutDirection
    /// BCP 47 tag: picks forms (Han) and shaping rules.
    package var language: String

    /// The family that is always there, and stands in for one that is not.
    package static let defaultFamily = "Inter"

    package init(
        text: String, family: String = defaultFamily, weight: FontWeight = .semibold, tabularFigures: Bool = false,
        direction: LayoutDirection = .ltr, language: String = "en"
    ) {
        self.text = text
        self.family = family
        self.weight = weight
        self.tabularFigures = tabularFigures
        self.direction = direction
        self.language = language
    }
}
