/// Jobs that the reading thread has read and not dispatched yet. It dispatches them in batches, at the latest before
/// it waits for more input: it does tiny jobs itself and hands the others to the workers.
struct Arrivals {
    var tiny: [Job] = []
    var light: [WorkQueue.Work] = []
    var medium: [WorkQueue.Work] = []
    /// The workspace of the reading thread, for tiny jobs.
    let workspace = Workspace()

    /// Whether a batch is full and should be dispatched now.
    var isDue: Bool { light.count + medium.count >= Self.lump || tiny.count >= Self.tinyLump }

    /// The most bytes of a message of a tiny or a light job (ours). A byte costs at most about 1 µs, so a longer
    /// message would delay the other jobs.
    static let maxTinyBytes = 512
    static let maxLightBytes = 8 * 1024

    private static let lump = 16
    /// Tiny jobs in a batch (ours). Their responses are written together; batches of 16 take a fifth longer.
    private static let tinyLump = 128
}
