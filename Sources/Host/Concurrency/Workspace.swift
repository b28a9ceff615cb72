import PNGExport

/// What one thread keeps between pieces of work, so that buffers are not made anew each time. Never shared.
final class Workspace {
    let painter = PNGPainter()
}
