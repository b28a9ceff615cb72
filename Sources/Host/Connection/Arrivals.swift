/// Work that was read and not begun yet. The reading thread owns it; in lumps, and at the latest before it waits for more input, it does
/// what is tiny itself and hands over the rest.
struct Arrivals {
    var tiny: [Job] = []
    var light: [WorkQueue.Work] = []
    var medium: [WorkQueue.Work] = []
    /// For what the reading thread does itself.
    let workspace = Workspace()

    /// Whether more would wait without need.
    var isDue: Bool { light.count + medium.count >= Self.lump || tiny.count >= Self.tinyLump }

    /// Bytes of a message that is still tiny, and light: at about 1 µs a byte at the worst, more would hold up the others.
    static let maxTinyBytes = 512
    static let maxLightBytes = 8 * 1024

    private static let lump = 16
    /// Their answers go out together, and the threads that wait for them are woken once. In lumps of 16 they take a fifth longer.
    private static let tinyLump = 128
}
