import Drawing

/// How a scene lies on whole pixels.
struct PixelGrid {
    /// The scene's bounds and the padding around, in points.
    let box: Rect
    let scale: Double
    let width: Int
    let height: Int

    /// Of a picture's pixels, so that no step takes long and what cairo needs beside the picture itself stays small.
    static let mostInPart = 1 << 22

    /// The same for all pictures in the making that lie above one another, one for each group that is faded or masked inside of
    /// another: so many of them as there may be, they take 64 MiB at most.
    static let mostInLayers = 4 * mostInPart
    /// A picture of no more pixels is painted as a whole: for want of nesting its layers stay below that.
    private static let mostAtOnce = 1 << 14

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

    /// Paints over what `pixels` hold, `count` of them. Again and again `goesOn` is asked whether anybody still wants it.
    func paint(
        _ nodes: [Node], over background: Color? = nil, to pixels: UnsafeMutablePointer<UInt32>,
        goesOn: () -> Bool
    ) throws(PNGError) {
        let parts = parts(count > Self.mostAtOnce ? nodes.layers : 0)
        let map = Transform(a: scale, b: 0, c: 0, d: scale, tx: scale * -box.x, ty: scale * -box.y)
        let placed = parts.count > 1 ? nodes.map { PlacedNode($0, map) } : []
        let images = DecodedImages()
        for part in parts {
            guard goesOn() else { throw .stopped }
            var canvas = unsafe try Canvas(
                pixels: pixels + part.y * width + part.x, width: part.width, height: part.height, rowBytes: width * 4,
                images: images)
            if let background { canvas.fill(background) }
            canvas.place(x: box.x, y: box.y, scale: scale, pixelX: part.x, pixelY: part.y)
            let shown = parts.count > 1 ? placed.compactMap { $0.node(in: Extent(part)) } : nodes
            try canvas.paint(shown, goesOn: goesOn)
            try canvas.finish()
        }
    }

    /// cairo's surfaces end at 32,767 pixels a side: longer pictures, and larger ones, are painted in parts.
    ///
    /// - Parameter layers: that lie above one another.
    func parts(_ layers: Int) -> [PixelArea] {
        let columns = min(width, 16_384)
        let most = min(Self.mostInPart, Self.mostInLayers / max(1, layers))
        let rows = min(height, 16_384, max(1, most / columns))
        return stride(from: 0, to: width, by: columns).flatMap { x in
            stride(from: 0, to: height, by: rows).map { y in
                PixelArea(x: x, y: y, width: min(columns, width - x), height: min(rows, height - y))
            }
        }
    }
}
