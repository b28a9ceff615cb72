/// A run of shaped text. It carries its outlines, so that an exporter needs no font, and its source, for live text.
package struct Text: Hashable, Sendable {
    package var run: TextRun
    package var shaped: ShapedText
    /// Where the baseline starts (left end, whatever the direction).
    package var origin: Point
    /// Font size in points, after any scaling to fit.
    package var fontSize: Double
    package var fill: Paint

    package init(run: TextRun, shaped: ShapedText, origin: Point, fontSize: Double, fill: Paint) {
        self.run = run
        self.shaped = shaped
        self.origin = origin
        self.fontSize = fontSize
        self.fill = fill
    }
}
