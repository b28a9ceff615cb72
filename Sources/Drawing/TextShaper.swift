/// The font engine, as components see it. Safe to call from any thread; the same run gives the same answer always.
package protocol TextShaper: Sendable {
    func shape(_ run: TextRun) -> ShapedText
}
