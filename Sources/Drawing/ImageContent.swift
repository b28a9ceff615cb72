/// What a picture is made of. Each output wants it in its own form.
package enum ImageContent: Hashable, Sendable {
    /// What SVG embeds; of these, pixels are painted only from PNG.
    case file(EncodedImage)
    /// What is painted; SVG cannot show it.
    case pixels(PixelImage)
}
