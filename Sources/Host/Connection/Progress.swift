import JSONValues
import Synchronization
import Wire

/// Tells a client how far a request has come.
final class Progress: Sendable {
    private let token: JSONValue
    private let send: @Sendable ([UInt8]) -> Void
    /// What was told last. Held while sending, so that what goes out rises strictly and nothing follows the end.
    private let told = Mutex(0)

    init(token: JSONValue, send: @escaping @Sendable ([UInt8]) -> Void) {
        self.token = token
        self.send = send
    }

    /// - Parameters:
    ///   - done: items finished, 0 to `total`.
    ///   - total: items in all.
    func report(done: Int, of total: Int) {
        told.withLock { told in
            guard done > told else { return }
            told = done
            var message: [UInt8] = []
            let value: JSONValue = ["done": .integer(Int64(done)), "total": .integer(Int64(total))]
            ReplyWriter.notification("$/progress", .value(["token": token, "value": value]), to: &message)
            send(message)
        }
    }
}
