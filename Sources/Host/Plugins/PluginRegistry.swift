import Synchronization

/// Which plugin has which id.
final class PluginRegistry: Sendable {
    private let owners = Mutex<[String: Int]>([:])

    func take(_ id: String, for number: Int) -> Bool {
        owners.withLock { owners in
            guard owners[id] ?? number == number else { return false }
            owners[id] = number
            return true
        }
    }
}
