/// A run of shaped text. It carries its outlines, so that an exporter needs no font, and its source, for live text.
package struct Text: Hashable, Sendable {
    /// The text with its font, for outputs with live text.
    package var run: TextRun
    /// The outlines of `run` at font size 1 pt.
    package var shaped: ShapedText
    /// Where the baseline starts (left end, whatever the direction).
    package var origin: Point
    /// Font size in points, after any scaling to fit.
    package var fontSize: Double
    /// The paint of the outlines; colour emoji keep their own colours.
    package var fill: Paint

    package init(run: TextRun, shaped: ShapedText, origin: Point, fontSize: Double, fill: Paint) {
        self.run = run
        self.shaped = shaped
        self.origin = origin
        self.fontSize = fontSize
        self.fill = fill
    }
}
