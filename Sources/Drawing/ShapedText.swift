/// Shaped text at font size 1 pt: multiply by the size. Origin at the left end of the baseline, y down.
package struct ShapedText: Hashable, Sendable {
    /// In the order in which they are painted; none for a glyph without ink.
    package var glyphs: [PlacedOutline]
    /// Colour emoji, which have pixels instead of outlines.
    package var bitmaps: [GlyphBitmap]
    /// The distance from the start of the text to where more text would start, in units of the font size.
    package var advance: Double
    /// The box of all ink, outlines and bitmaps; empty for white space.
    package var ink: Rect
    /// The cap height above the baseline, positive: that of the font that draws the first letter with case, else that
    /// of the family asked for.
    package var capHeight: Double
    /// The line box above the baseline, positive, of the font that draws the first letter with case, else of the
    /// first font used.
    package var ascent: Double
    /// Below the baseline.
    package var descent: Double
    /// True where the text has a letter with case: such text is centred by cap height, other text by its ink.
    package var isCased: Bool
    /// Characters for which no font has a glyph.
    package var missing: [String]
    /// True where a cluster had more scalars than are drawn, or the text more than are shaped.
    package var isTruncated: Bool
    /// True where the family asked for is not installed.
    package var isFamilySubstituted: Bool
    /// Families that draw what the one asked for lacks, in the order of their first use.
    package var otherFamilies: [String]

    package init(
        glyphs: [PlacedOutline], bitmaps: [GlyphBitmap] = [], advance: Double, ink: Rect, capHeight: Double,
        ascent: Double,
        descent: Double, isCased: Bool, missing: [String] = [], isTruncated: Bool = false,
        isFamilySubstituted: Bool = false, otherFamilies: [String] = []
    ) {
        self.glyphs = glyphs
        self.bitmaps = bitmaps
        self.advance = advance
        self.ink = ink
        self.capHeight = capHeight
        self.ascent = ascent
        self.descent = descent
        self.isCased = isCased
        self.missing = missing
        self.isTruncated = isTruncated
        self.isFamilySubstituted = isFamilySubstituted
        self.otherFamilies = otherFamilies
    }

    /// All glyphs' together, put together anew each time.
    package var outlines: Path { Path(glyphs) }

    /// How many elements `outlines` has.
    package var elementCount: Int { glyphs.reduce(0) { $0 + $1.outline.elements.count } }
}
