import JSONValues
import Synchronization
import Threading
import Wire

/// Tells a client how far a request has come.
final class Progress: Sendable {
    private let token: JSONValue
    private let send: @Sendable ([UInt8]) -> Void
    /// What was told last, and when. Held while sending, so that what goes out rises strictly and nothing follows the end.
    private let told = Mutex((done: 0, time: UInt64(0)))

    /// Nanoseconds between two notifications, but for the last one: more often than a screen is drawn helps nobody.
    private static let interval: UInt64 = 16_000_000

    init(token: JSONValue, send: @escaping @Sendable ([UInt8]) -> Void) {
        self.token = token
        self.send = send
    }

    /// - Parameters:
    ///   - done: items finished, 0 to `total`.
    ///   - total: items in all.
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
