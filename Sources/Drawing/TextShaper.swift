/// The font engine, as components see it. Safe to call from any thread; the same run gives the same answer always.
package protocol TextShaper: Sendable {
    /// Shapes one line. Never fails: unknown families are substituted, and missing glyphs are reported in the result.
    func shape(_ run: TextRun) -> ShapedText
}
