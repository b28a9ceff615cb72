package import Drawing

/// The label of a badge, measured, and cut with an ellipsis where it would be too wide.
package struct BadgeLine: Sendable {
    /// The label as it is drawn, with an ellipsis where it was cut.
    package let text: String
    /// The text with its font.
    package let run: TextRun
    /// The outlines at font size 1 pt.
    package let shaped: ShapedText
    /// Points.
    package let fontSize: Double
    /// The width of the whole badge in points: max(height, advance + 2 × padding).
    package let width: Double

    init(_ text: String, size: BadgeSize, isCount: Bool, maxWidth: Double?, _ context: Context, _ world: World) {
        func run(_ text: String) -> TextRun {
            // A count has its plus behind it, whatever the direction of the words.
            TextRun(
                text: text, tabularFigures: true, direction: isCount ? .ltr : context.layoutDirection,
                language: context.locale)
        }
        func width(_ shaped: ShapedText) -> Double {
            let padding = (isCount ? Badge.countPadding : Badge.textPadding) * size.height
            return max(size.height, shaped.advance * size.fontSize + 2 * padding)
        }
        var chosen = text
        var shaped = world.shaper.shape(run(text))
        if let maxWidth, width(shaped) > maxWidth {
            let clusters = Array(text)
            // The longest start that fits; widths grow with length, but for odd ligatures, so halving finds it.
            var fits = 0
            var tooLong = clusters.count
            (chosen, shaped) = ("…", world.shaper.shape(run("…")))
            while tooLong - fits > 1 {
                let middle = (fits + tooLong) / 2
                let candidate = Self.cut(clusters, to: middle)
                let measured = world.shaper.shape(run(candidate))
                if width(measured) <= maxWidth {
                    (fits, chosen, shaped) = (middle, candidate, measured)
                } else {
                    tooLong = middle
                }
            }
        }
        self.text = chosen
        self.fontSize = size.fontSize
        self.run = run(chosen)
        self.shaped = shaped
        self.width = width(shaped)
    }

    /// Where its ink begins in a badge of that height.
    func top(in height: Double) -> Double {
        shaped.baseline(centeredOn: height / 2, fontSize: fontSize) + shaped.ink.y * fontSize
    }

    private static func cut(_ clusters: [Character], to count: Int) -> String {
        var kept = clusters.prefix(count)
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return String(kept) + "…"
    }
}
