/// A colour glyph: a picture and the box it covers at font size 1 pt.
package struct GlyphBitmap: Hashable, Sendable {
    /// The bitmap, a PNG.
    package var image: EncodedImage
    /// The box that the bitmap fills, at font size 1 pt; origin at the left end of the baseline, y down.
    package var rect: Rect

    package init(image: EncodedImage, rect: Rect) {
        self.image = image
        self.rect = rect
    }
}
