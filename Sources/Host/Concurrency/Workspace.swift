import Drawing
import PNGExport

/// What one thread keeps between pieces of work. Never shared.
final class Workspace {
    /// What the thread has done and not handed over yet.
    var outbox = Outbox()
    /// Made when the first PNG is asked for, and kept for its buffers.
    private var painter: PNGPainter?

    func paint(_ scene: Scene, options: PNGOptions) throws(PNGError) -> PNGPicture {
        if let picture = try painter?.paint(scene, options: options) { return picture }
        var fresh = try PNGPainter()
        let picture = try fresh.paint(scene, options: options)
        painter = consume fresh
        return picture
    }
}
