import JSONValues

/// The methods that concern the connection itself; the reading thread answers them.
enum LifecycleMethod: String, CaseIterable {
    case initialize, initialized, shutdown, exit, ping

    init?(named name: String) {
        // Nearly all names are longer than any of these, and need not be compared with each.
        guard name.utf8.count <= "initialized".utf8.count else { return nil }
        self.init(rawValue: name)
    }

    /// `ping` is answered by the reading thread too, but changes nothing, so it may stand anywhere.
    var canStandInBatch: Bool { self == .ping }
}
