package import Drawing

/// A line of text as wide as it may be: what does not fit is left out at its end, and an ellipsis stands for it.
package struct LineOfText: Sendable {
    /// The text with its font.
    package let run: TextRun
    /// The outlines at font size 1 pt.
    package let shaped: ShapedText

    /// - Parameter maxAdvance: at font size 1.
    package init(_ run: TextRun, maxAdvance: Double?, with shaper: any TextShaper) {
        guard let maxAdvance else {
            self.init(run: run, shaped: shaper.shape(run))
            return
        }
        let characters = Array(run.text)
        func shape(_ count: Int) -> LineOfText {
            var part = run
            if count < characters.count {
                var kept = characters[..<count]
                while let last = kept.last, last.isWhitespace { kept.removeLast() }
                part.text = String(kept) + "…"
            }
            return LineOfText(run: part, shaped: shaper.shape(part))
        }
        // A text that is many times too long is not set as a whole: its start is tried in growing parts.
        var low = 0
        var high = min(16, characters.count)
        while true {
            let line = shape(high)
            guard line.shaped.advance <= maxAdvance else { break }
            if high == characters.count {
                self = line
                return
            }
            low = high
            high = min(high * 2, characters.count)
        }
        var best = shape(low)
        while high - low > 1 {
            let middle = (low + high) / 2
            let line = shape(middle)
            if line.shaped.advance <= maxAdvance { (low, best) = (middle, line) } else { high = middle }
        }
        // Where not even the ellipsis fits, nothing does.
        if best.shaped.advance > maxAdvance {
            var nothing = run
            nothing.text = ""
            best = LineOfText(run: nothing, shaped: shaper.shape(nothing))
        }
        self = best
    }

    private init(run: TextRun, shaped: ShapedText) {
        self.run = run
        self.shaped = shaped
    }
}
