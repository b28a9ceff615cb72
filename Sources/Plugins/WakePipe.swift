/// A self-pipe: wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
    private let pipe: DescriptorPair

    /// Nil where the system cannot make a pipe.
    init?() {
        do throws(LaunchError) {
            let pair = try DescriptorPair()
            pair.reader.becomeNonBlocking()
            pair.writer.becomeNonBlocking()
            pipe = pair
        } catch {
            return nil
        }
    }

    /// The descriptor to poll for input.
    var descriptor: Int32 { pipe.reader.number }

    /// Makes `descriptor` readable; may be called from any thread.
    func wake() {
        _ = pipe.writer.writeSome([1])
    }

    /// Discards what `wake` wrote, after `poll` has returned.
    func drain() {
        _ = pipe.reader.readSome(limit: 256)
    }
}
