import Drawing

/// What a glyph looks like at font size 1, its origin on the baseline, y down.
enum Glyph {
    case blank
    case outline(GlyphOutline, box: Rect)
    case bitmap(EncodedImage, box: Rect)
}
