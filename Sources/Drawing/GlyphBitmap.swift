/// A colour glyph: a picture and the box it covers at font size 1 pt.
package struct GlyphBitmap: Hashable, Sendable {
    package var image: EncodedImage
    package var rect: Rect

    package init(image: EncodedImage, rect: Rect) {
        self.image = image
        self.rect = rect
    }
}
