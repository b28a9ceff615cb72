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
        try still(scene, options, isAnimation: false)
    }

    /// The scene as an APNG that comes round seamlessly, without end; of one frame without a loop. Each frame looks as `paint`
    /// would paint it. Between frames `goesOn` is asked whether anybody still wants it.
    ///
    /// - Complexity: linear in the pixels of all frames.
    package mutating func paintLoop(
        _ scene: Scene, _ loop: Loop?, options: PNGOptions, goesOn: () -> Bool
    ) throws(PNGError) -> PNGPicture {
        guard let loop else { return try still(scene, options, isAnimation: true) }
        let painter = try LoopPainter(scene, loop, options)
        return PNGPicture(
            bytes: try painter.paint(with: &encoder, goesOn: goesOn), pixelWidth: painter.grid.width,
            pixelHeight: painter.grid.height)
    }

    private mutating func still(
        _ scene: Scene, _ options: PNGOptions, isAnimation: Bool
    ) throws(PNGError) -> PNGPicture {
        let grid = try PixelGrid(scene, options: options)
        let pixels = unsafe try self.pixels.reserve(grid.count)
        unsafe pixels.update(repeating: 0, count: grid.count)
        unsafe try grid.paint(scene.nodes, over: options.background, to: pixels)
        let bytes = unsafe try encoder.encode(
            pixels, width: grid.width, height: grid.height, mergesColors: !scene.isSmooth, isAnimation: isAnimation)
        self.pixels.trim()
        return PNGPicture(bytes: bytes, pixelWidth: grid.width, pixelHeight: grid.height)
    }
}
