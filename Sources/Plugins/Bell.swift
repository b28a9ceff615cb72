/// Interrupts a thread that waits for descriptors.
final class Bell: Sendable {
    private let pipe: DescriptorPair

    /// Nil where the system has no pipe.
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

    /// To be waited for.
    var descriptor: Int32 { pipe.reader.number }

    func ring() {
        _ = pipe.writer.writeSome([1])
    }

    /// After it has been heard.
    func silence() {
        _ = pipe.reader.readSome(limit: 256)
    }
}
