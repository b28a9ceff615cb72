/// Light work that was read and not handed to the threads yet. The reading thread owns it and hands it over in lumps, at
/// the latest before it waits for more input.
struct Arrivals {
    var light: [WorkQueue.Work] = []

    /// Enough for a lump: more would wait without need.
    static let lump = 16
}
