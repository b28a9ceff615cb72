import Drawing

/// How a scene lies on whole pixels.
struct PixelGrid {
    /// The scene's bounds and the padding around, in points.
    let box: Rect
    let scale: Double
    let width: Int
    let height: Int

    var count: Int { width * height }

    init(_ scene: Scene, options: PNGOptions) throws(PNGError) {
        let padding = options.padding.isFinite ? max(0, options.padding) : 0
        box = Rect(
            x: scene.bounds.x - padding, y: scene.bounds.y - padding, width: scene.bounds.width + 2 * padding,
            height: scene.bounds.height + 2 * padding)
        scale = options.scale
        // Every started pixel counts, but for what is noise of multiplying (36 × 1.1 is a little over 39.6).
        let columns = max(1, (box.width * scale - 1e-3).rounded(.up))
        let rows = max(1, (box.height * scale - 1e-3).rounded(.up))
        guard scale > 0, (box.width * scale + box.height * scale + box.x + box.y).isFinite,
            columns * rows <= Double(PNGPainter.mostPixels)
        else {
            throw .tooLarge(width: box.width * scale, height: box.height * scale)
        }
        (width, height) = (Int(columns), Int(rows))
    }

    /// Paints over what `pixels` hold, `count` of them.
    func paint(_ nodes: [Node], over background: Color? = nil, to pixels: UnsafeMutablePointer<UInt32>) throws(PNGError)
    {
        for (x, columns) in Self.parts(of: width) {
            for (y, rows) in Self.parts(of: height) {
                var canvas = unsafe try Canvas(
                    pixels: pixels + y * width + x, width: columns, height: rows, rowBytes: width * 4)
                if let background { canvas.fill(background) }
                canvas.place(x: box.x, y: box.y, scale: scale, pixelX: x, pixelY: y)
                try canvas.paint(nodes)
                try canvas.finish()
            }
        }
    }

    /// cairo's surfaces end at 32,767 pixels a side: longer pictures are painted in parts.
    private static func parts(of length: Int) -> [(start: Int, length: Int)] {
        stride(from: 0, to: length, by: 16_384).map { ($0, min(16_384, length - $0)) }
    }
}
