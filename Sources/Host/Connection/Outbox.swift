import Threading

/// Answers on their way out, so that many of them cost one turn at the connection's locks.
struct Outbox {
    /// Frames, one after the other.
    var frames: [UInt8] = []
    /// Whose answers they are.
    var tickets: [Ticket] = []
    /// Pieces of work that are over, and the bytes that their messages had.
    var finishedWork = 0
    var finishedBytes = 0

    /// When the first of these answers was ready, on `Clock`.
    var since: UInt64 = 0

    /// Whether the answers should not wait for more.
    var isDue: Bool {
        !frames.isEmpty && (frames.count >= Self.flushSize || Clock.now - since >= Self.maxDelayNanoseconds)
    }

    /// How long an answer may wait for others to go out with it (ours): 1 ms.
    private static let maxDelayNanoseconds: UInt64 = 1_000_000

    /// Enough to be worth a system call of its own.
    static let flushSize = 64 * 1024
}
