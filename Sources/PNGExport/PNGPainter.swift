package import Drawing

/// Paints scenes as PNG files. It keeps its memory from picture to picture, so a thread that paints many keeps one; what it
/// painted before has no effect on what it paints next.
package struct PNGPainter: ~Copyable {
    /// Of width × height, as `initialize` states it.
    package static let mostPixels = 67_108_864

    private var pixels: ReusableMemory<UInt32>
    private var encoder: PNGEncoder

    package init() throws(PNGError) {
        encoder = try PNGEncoder()
        pixels = ReusableMemory()
    }

    /// The scene as a PNG: 8 bits a channel, sRGB, straight alpha, the same bytes for the same input.
    ///
    /// - Complexity: linear in the pixels.
    package mutating func paint(_ scene: Scene, options: PNGOptions) throws(PNGError) -> PNGPicture {
        let padding = options.padding.isFinite ? max(0, options.padding) : 0
        let box = Rect(
            x: scene.bounds.x - padding, y: scene.bounds.y - padding, width: scene.bounds.width + 2 * padding,
            height: scene.bounds.height + 2 * padding)
        let (width, height) = try Self.pixelSize(of: box, scale: options.scale)
        let pixels = unsafe try self.pixels.reserve(width * height)
        unsafe pixels.update(repeating: 0, count: width * height)
        for (x, columns) in Self.parts(of: width) {
            for (y, rows) in Self.parts(of: height) {
                var canvas = unsafe try Canvas(
                    pixels: pixels + y * width + x, width: columns, height: rows, rowBytes: width * 4)
                if let background = options.background { canvas.fill(background) }
                canvas.place(x: box.x, y: box.y, scale: options.scale, pixelX: x, pixelY: y)
                try canvas.paint(scene.nodes)
                try canvas.finish()
            }
        }
        let bytes = unsafe try encoder.encode(pixels, width: width, height: height)
        self.pixels.trim()
        return PNGPicture(bytes: bytes, pixelWidth: width, pixelHeight: height)
    }

    /// Every started pixel counts, but for what is noise of multiplying (36 × 1.1 is a little over 39.6).
    private static func pixelSize(of box: Rect, scale: Double) throws(PNGError) -> (width: Int, height: Int) {
        let (width, height) = (box.width * scale, box.height * scale)
        let columns = max(1, (width - 1e-3).rounded(.up))
        let rows = max(1, (height - 1e-3).rounded(.up))
        guard scale > 0, (width + height + box.x + box.y).isFinite, columns * rows <= Double(mostPixels) else {
            throw .tooLarge(width: width, height: height)
        }
        return (Int(columns), Int(rows))
    }

    /// cairo's surfaces end at 32,767 pixels a side: longer pictures are painted in parts.
    private static func parts(of length: Int) -> [(start: Int, length: Int)] {
        stride(from: 0, to: length, by: 16_384).map { ($0, min(16_384, length - $0)) }
    }
}
