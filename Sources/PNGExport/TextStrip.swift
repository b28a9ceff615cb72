/// Columns of a canvas, and the contours of a long text that show in them. cairo takes much more than twice as long over a
/// path that is twice as long, but paints the same pixels strip by strip.
struct TextStrip {
    var columns: Range<Int>
    var contours: [Contour]

    /// Of elements; shorter texts are painted whole.
    static let usual = 16_384

    /// Strips that together show what the contours show on a canvas of this width.
    ///
    /// - Complexity: n log n in the number of contours, however they overlap.
    static func strips(of contours: [Contour], width: Int) -> [TextStrip] {
        var strips: [TextStrip] = []
        var start = 0
        // Those that reach into the columns from `start` on; the first of them, of `carried` elements, begin before.
        var current: [Contour] = []
        var (carried, added) = (0, 0)
        for contour in contours.sorted(by: { $0.extent.left < $1.extent.left }) {
            let column = Int(min(max(contour.extent.left.rounded(.down), 0), Double(width)))
            // As many new ones as are painted twice, so that the strips together are at most twice the text.
            if added >= max(usual, carried), column > start {
                strips.append(TextStrip(columns: start..<column, contours: current))
                current.removeAll { $0.extent.right < Double(column) }
                start = column
                (carried, added) = (current.reduce(0) { $0 + $1.elements.count }, 0)
            }
            current.append(contour)
            added += contour.elements.count
        }
        if start < width { strips.append(TextStrip(columns: start..<width, contours: current)) }
        return strips
    }
}
