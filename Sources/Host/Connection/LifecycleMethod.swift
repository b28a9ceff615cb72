import JSONValues

/// The methods that concern the connection itself; the reading thread answers them.
enum LifecycleMethod: String, CaseIterable {
    case initialize, initialized, shutdown, exit, ping

    init?(named name: String) {
        // Most method names are longer than all of these and need no comparison.
        guard name.utf8.count <= "initialized".utf8.count else { return nil }
        self.init(rawValue: name)
    }

    /// `ping` changes no state, so it may stand in a batch.
    var canStandInBatch: Bool { self == .ping }
}
