import Drawing

/// Paints the frames of a loop. What lies under all that turns is painted once.
struct LoopPainter {
    let grid: PixelGrid
    private let loop: Loop
    private let ground: [UInt32]
    private let nodes: ArraySlice<Node>

    init(_ scene: Scene, _ loop: Loop, _ options: PNGOptions, goesOn: () -> Bool) throws(PNGError) {
        grid = try PixelGrid(scene, options: options)
        guard grid.count * loop.frameCount <= PNGPainter.mostLoopPixels else {
            throw .tooLarge(width: Double(grid.width), height: Double(grid.height))
        }
        self.loop = loop
        nodes = scene.nodes.drop { !$0.turns }
        var pixels = [UInt32](repeating: 0, count: grid.count)
        try Self.paint(
            Array(scene.nodes.prefix(scene.nodes.count - nodes.count)), over: options.background, to: &pixels, grid,
            goesOn: goesOn)
        ground = pixels
    }

    func paint(with encoder: inout PNGEncoder, goesOn: () -> Bool) throws(PNGError) -> [UInt8] {
        let first = try painted(0, goesOn: goesOn)
        let lag = EdgeLag(first, try painted(1, goesOn: goesOn))
        var pixels = LoopPixels(first)
        var file = try encoder.beginLoop(of: loop.frameCount, first, width: grid.width, height: grid.height)
        for frame in 1..<loop.frameCount {
            guard goesOn() else { throw .stopped }
            let next = try painted(frame, goesOn: goesOn)
            let renews = lag.renews(in: frame)
            if renews {
                pixels.replace(next, edges: try painted(frame + (lag.frames ?? 0), goesOn: goesOn))
            } else {
                pixels.lay(next)
            }
            try encoder.append(
                pixels.update, width: grid.width, height: grid.height, isWhole: renews, to: &file)
        }
        return encoder.end(file)
    }

    private func painted(_ frame: Int, goesOn: () -> Bool) throws(PNGError) -> [UInt32] {
        var pixels = ground
        try Self.paint(loop.nodes(nodes, in: frame), over: nil, to: &pixels, grid, goesOn: goesOn)
        return pixels
    }

    private static func paint(
        _ nodes: [Node], over background: Color?, to pixels: inout [UInt32], _ grid: PixelGrid,
        goesOn: () -> Bool
    ) throws(PNGError) {
        // Typed errors do not pass through the closure.
        let result = unsafe pixels.withUnsafeMutableBufferPointer { buffer -> Result<Void, PNGError> in
            guard let start = buffer.baseAddress else { return .success(()) }
            do throws(PNGError) {
                return .success(unsafe try grid.paint(nodes, over: background, to: start, goesOn: goesOn))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}

extension PNGPainter {
    /// Of all frames of a loop together.
    package static let mostLoopPixels = 2 * mostPixels
}
