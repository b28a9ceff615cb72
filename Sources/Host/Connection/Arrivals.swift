/// Light and medium work that was read and not handed to the threads yet. The reading thread owns it and hands it over in lumps, at
/// the latest before it waits for more input.
struct Arrivals {
    var light: [WorkQueue.Work] = []
    var medium: [WorkQueue.Work] = []

    var count: Int { light.count + medium.count }

    /// Bytes of a message that is still light: at about 1 µs a byte at the worst, more would hold up the others.
    static let maxLightBytes = 8 * 1024

    /// Enough for a lump: more would wait without need.
    static let lump = 16
}
