import Synchronization

/// Which plugin has which id.
final class PluginRegistry: Sendable {
    private let owners = Mutex<[String: (number: Int, command: String)]>([:])

    /// The command of the plugin that has the id already, if it is another one.
    func take(_ id: String, for number: Int, command: String) -> String? {
        owners.withLock { owners in
            if let owner = owners[id], owner.number != number { return owner.command }
            owners[id] = (number, command)
            return nil
        }
    }
}
