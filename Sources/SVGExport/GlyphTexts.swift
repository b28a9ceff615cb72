import Collections
import Drawing

/// Path data of glyphs written lately, at the sizes that they had. A line of text is then a copy of bytes for each glyph, which
/// makes a badge a third cheaper. For one thread at a time.
package final class GlyphTexts {
    private var texts = RecentValues<Key, GlyphText>(maximumCount: 2048, maximumBytes: 1 << 19)

    private struct Key: Hashable {
        let outline: GlyphOutline
        let scale: Double
        let decimals: Int

        static func == (left: Key, right: Key) -> Bool {
            left.outline === right.outline && left.scale == right.scale && left.decimals == right.decimals
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(outline))
            hasher.combine(scale)
        }
    }

    package init() {}

    func text(of outline: GlyphOutline, scale: Double, decimals: Int) -> GlyphText {
        let key = Key(outline: outline, scale: scale, decimals: decimals)
        if let text = texts.value(for: key) { return text }
        let text = GlyphText(outline, scale: scale, decimals: decimals)
        // The outline may be kept alive by this alone.
        let weight = 128 + text.data.count + outline.elements.count * MemoryLayout<Path.Element>.stride
        texts.insert(text, for: key, bytes: weight)
        return text
    }
}

/// A glyph as path data that is the same wherever it stands: after the first position, relative steps only.
struct GlyphText {
    /// The first position, on the grid, from the glyph's origin.
    let start: GridPoint
    /// What follows the first position.
    let data: [UInt8]
    /// Where the encoder is afterwards, from the glyph's origin.
    let end: PathEncoder.State

    init(_ outline: GlyphOutline, scale: Double, decimals: Int) {
        var encoder = PathEncoder(scale: scale, decimals: decimals, isRelative: true)
        var buffer = ByteBuffer(capacity: 16 * outline.elements.count)
        start = encoder.start(of: outline.elements)
        encoder.append(outline.elements.dropFirst(), to: &buffer)
        data = buffer.bytes
        end = encoder.state
    }
}
