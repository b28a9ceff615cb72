/// Text to be shaped: what a font engine must know, at any size.
package struct TextRun: Hashable, Sendable {
    package var text: String
    /// A family name; the shaper falls back cluster by cluster where it has no glyph.
    package var family: String
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

/// The nine weights of the OpenType scale (OS/2 usWeightClass); raw value is the wire word.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// 100 to 900 as in CSS and OpenType.
    package var cssValue: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}

/// Shaped text at font size 1 pt: multiply by the size. Origin at the left end of the baseline, y down.
package struct ShapedText: Hashable, Sendable {
    /// In the order in which they are painted; none for a glyph without ink.
    package var glyphs: [PlacedOutline]
    /// Colour emoji, which have pixels instead of outlines.
    package var bitmaps: [GlyphBitmap]
    package var advance: Double
    /// The box of all ink, outlines and bitmaps; empty for white space.
    package var ink: Rect
    /// Of the font that draws the first letter with case, else of the family asked for; above the baseline, positive.
    package var capHeight: Double
    /// Line box of the font that draws the first letter with case, else of the first font used: both positive.
    package var ascent: Double
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

/// A colour glyph: a picture and the box it covers at font size 1 pt.
package struct GlyphBitmap: Hashable, Sendable {
    package var image: EncodedImage
    package var rect: Rect

    package init(image: EncodedImage, rect: Rect) {
        self.image = image
        self.rect = rect
    }
}

/// The font engine, as components see it. Safe to call from any thread; the same run gives the same answer always.
package protocol TextShaper: Sendable {
    func shape(_ run: TextRun) -> ShapedText
}
