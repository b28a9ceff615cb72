package import Drawing
package final class Typesetter: TextShaper {
    package init() {}
    package var fontsDigest: String { "none" }
    package func shape(_ run: TextRun) -> ShapedText {
        ShapedText(outlines: Path(), advance: 1, ink: .zero, capHeight: 0.7, ascent: 1, descent: 0.2, isCased: true)
    }
}
