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

    /// The scene as a PNG: 8 bits a channel, sRGB, straight alpha, the same bytes for the same input. Again and again
    /// `goesOn` is asked whether anybody still wants it.
    ///
    /// - Complexity: linear in the pixels.
    package mutating func paint(
        _ scene: Scene, options: PNGOptions, goesOn: () -> Bool = { true }
    ) throws(PNGError) -> PNGPicture {
        try still(scene, options, isAnimation: false, goesOn: goesOn)
    }

    /// The scene as an APNG that comes round seamlessly, without end; of one frame without a loop. Each frame looks as `paint`
    /// would paint it. `goesOn` is asked as by `paint`.
    ///
    /// - Complexity: linear in the pixels of all frames.
    package mutating func paintLoop(
        _ scene: Scene, _ loop: Loop?, options: PNGOptions, goesOn: () -> Bool
    ) throws(PNGError) -> PNGPicture {
        guard let loop else { return try still(scene, options, isAnimation: true, goesOn: goesOn) }
        let painter = try LoopPainter(scene, loop, options, goesOn: goesOn)
        return PNGPicture(
            bytes: try painter.paint(with: &encoder, goesOn: goesOn), pixelWidth: painter.grid.width,
            pixelHeight: painter.grid.height)
    }

    private mutating func still(
        _ scene: Scene, _ options: PNGOptions, isAnimation: Bool, goesOn: () -> Bool
    ) throws(PNGError) -> PNGPicture {
        let grid = try PixelGrid(scene, options: options)
        // In front there is room for the byte that a PNG has more in every row, so that its rows can take the pixels' place.
        let room = (grid.height + 3) / 4
        let start = unsafe try self.pixels.reserve(room + grid.count)
        let pixels = unsafe start + room
        // Fresh memory takes as long as painting in it.
        for first in stride(from: 0, to: grid.count, by: PixelGrid.mostInPart) {
            guard goesOn() else { throw .stopped }
            unsafe (pixels + first).update(repeating: 0, count: min(PixelGrid.mostInPart, grid.count - first))
        }
        unsafe try grid.paint(scene.nodes, over: options.background, to: pixels, goesOn: goesOn)
        let bytes = unsafe try encoder.encode(
            pixels, over: UnsafeMutableRawPointer(start), width: grid.width, height: grid.height,
            mergesColors: !scene.isSmooth, isAnimation: isAnimation, goesOn: goesOn)
        self.pixels.trim()
        return PNGPicture(bytes: bytes, pixelWidth: grid.width, pixelHeight: grid.height)
    }
}
