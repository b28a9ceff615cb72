import JSONValues
import Synchronization
import Threading
import Wire

/// Sends the progress of a request to the client.
final class Progress: Sendable {
    private let token: JSONValue
    private let send: @Sendable ([UInt8]) -> Void
    /// The last value sent and its time. The lock is held while sending, so that the values increase strictly and
    /// none follows the last.
    private let told = Mutex((done: 0, time: UInt64(0)))

    /// The least nanoseconds between two notifications, except before the last one (ours): about one frame of a
    /// screen.
    private static let interval: UInt64 = 16_000_000

    init(token: JSONValue, send: @escaping @Sendable ([UInt8]) -> Void) {
        self.token = token
        self.send = send
    }

    /// - Parameters:
    ///   - done: items finished, 0 to `total`.
    ///   - total: all items.
    func report(done: Int, of total: Int) {
        told.withLock { told in
            let now = Clock.now
            guard done > told.done || total == 0, done == total || now >= told.time + Self.interval else { return }
            told = (done, now)
            var message: [UInt8] = []
            let value: JSONValue = ["done": .integer(Int64(done)), "total": .integer(Int64(total))]
            ReplyWriter.notification("$/progress", .value(["token": token, "value": value]), to: &message)
            send(message)
        }
    }
}
