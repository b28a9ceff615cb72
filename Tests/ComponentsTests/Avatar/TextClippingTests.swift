import Drawing
import Testing

@testable import Components

@Suite("Text that leaves its shape") struct TextClippingTests {
    private static let circle = Geometry.circle(center: Point(x: 10, y: 10), radius: 10)
    private static let rounded = Geometry.rect(Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)

    /// One glyph with the corners of a square turned by 45°, or a bitmap as large as its box.
    private static func text(left: Double, top: Double, width: Double, height: Double, isBitmap: Bool = false) -> Text {
        let ink = Rect(x: left / 10, y: top / 10, width: width / 10, height: height / 10)
        let outline = GlyphOutline([
            .move(Point(x: ink.midX, y: ink.y)), .line(Point(x: ink.maxX, y: ink.midY)),
            .quad(control: Point(x: ink.midX, y: ink.maxY), end: Point(x: ink.midX, y: ink.maxY)),
            .line(Point(x: ink.x, y: ink.midY)), .close,
        ])
        let image = EncodedImage(mediaType: "image/png", bytes: [], pixelWidth: 1, pixelHeight: 1)
        // The glyph stands away from the start of the line, as later ones do.
        let shaped = ShapedText(
            glyphs: isBitmap
                ? []
                : [
                    PlacedOutline(
                        GlyphOutline(outline.elements.map { $0.mapped { Point(x: $0.x - 1, y: $0.y) } }),
                        at: Point(x: 1, y: 0))
                ],
            bitmaps: isBitmap ? [GlyphBitmap(image: image, rect: ink)] : [], advance: 1, ink: ink, capHeight: 0.7,
            ascent: 1, descent: 0.2, isCased: true)
        return Text(run: TextRun(text: "x"), shaped: shaped, origin: .zero, fontSize: 10, fill: .color(.white))
    }

    @Test(
        "Is as it was where all ink is inside, though the corners of its box are not", arguments: [circle, rounded])
    func inside(shape: Geometry) {
        for text in [
            Self.text(left: 5, top: 5, width: 10, height: 10), Self.text(left: 0, top: 0, width: 20, height: 20),
            Self.text(left: 3, top: 0, width: 14, height: 20),
            Self.text(left: 4, top: 4, width: 12, height: 12, isBitmap: true),
            Self.text(left: 0, top: 0, width: 0, height: 0),
        ] { #expect(text.kept(inside: shape) == .text(text)) }
    }

    @Test("Is cut off at its shape where ink is outside", arguments: [circle, rounded])
    func outside(shape: Geometry) {
        for text in [
            Self.text(left: 5, top: -0.1, width: 10, height: 20), Self.text(left: 5, top: 1, width: 10, height: 19.1),
            Self.text(left: -0.1, top: 5, width: 10, height: 10), Self.text(left: 0, top: 0, width: 20.1, height: 20),
            Self.text(left: 0, top: 0, width: 20, height: 20, isBitmap: true),
            Self.text(left: 1, top: 0, width: 4, height: 1, isBitmap: true),
        ] { #expect(text.kept(inside: shape) == .group(Group(children: [.text(text)], clip: shape))) }
    }
}
