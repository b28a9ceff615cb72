import Drawing
import PNGExport

/// What one thread keeps between pieces of work, so that buffers are not made anew each time. Never shared.
final class Workspace {
    /// Made when the first PNG is asked for.
    private var painter: PNGPainter?

    func paint(_ scene: Scene, options: PNGOptions) throws(PNGError) -> PNGPicture {
        if let picture = try painter?.paint(scene, options: options) { return picture }
        var fresh = try PNGPainter()
        let picture = try fresh.paint(scene, options: options)
        painter = consume fresh
        return picture
    }
}
