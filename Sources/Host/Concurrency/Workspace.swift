import Drawing
import PNGExport

/// What one thread keeps between pieces of work. Never shared.
final class Workspace {
    /// What the thread has done and not handed over yet.
    var outbox = Outbox()
    /// Made when the first PNG is asked for, and kept for its buffers.
    private var painter: PNGPainter?

    /// Texts of the heads met lately.
    private var heads: [RenderingHead: [UInt8]] = [:]

    /// Sizes in use at a time; then they are written anew.
    private static let maxHeads = 256

    func text(of head: RenderingHead) -> [UInt8] {
        if let text = heads[head] { return text }
        if heads.count >= Self.maxHeads { heads.removeAll(keepingCapacity: true) }
        let text = head.text
        heads[head] = text
        return text
    }

    func paint(_ scene: Scene, options: PNGOptions, goesOn: () -> Bool) throws(PNGError) -> PNGPicture {
        var painter = try takePainter()
        let picture = try painter.paint(scene, options: options, goesOn: goesOn)
        self.painter = consume painter
        return picture
    }

    func paintLoop(
        _ scene: Scene, _ loop: Loop?, options: PNGOptions, goesOn: () -> Bool
    ) throws(PNGError) -> PNGPicture {
        var painter = try takePainter()
        let picture = try painter.paintLoop(scene, loop, options: options, goesOn: goesOn)
        self.painter = consume painter
        return picture
    }

    /// One that fails is not put back.
    private func takePainter() throws(PNGError) -> PNGPainter {
        if let kept = painter.take() { return kept }
        return try PNGPainter()
    }
}
