import Threading

/// Responses that a thread has ready and not sent yet. It sends many at a time, so that they take the connection's
/// locks once.
struct Outbox {
    /// The frames, concatenated.
    var frames: [UInt8] = []
    /// The requests that the frames answer.
    var tickets: [Ticket] = []
    /// Finished jobs, and the bytes of their messages.
    var finishedWork = 0
    var finishedBytes = 0

    /// The time on `Clock` at which the first of these responses was ready.
    var since: UInt64 = 0

    /// Whether the responses should be sent now: they are large enough, or the first has waited long enough.
    var isDue: Bool {
        !frames.isEmpty && (frames.count >= Self.flushSize || Clock.now - since >= Self.maxDelayNanoseconds)
    }

    /// How long an answer may wait for others to go out with it (ours): 1 ms.
    private static let maxDelayNanoseconds: UInt64 = 1_000_000

    /// Bytes that are worth a system call (ours).
    static let flushSize = 64 * 1024
}
