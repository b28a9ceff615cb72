import JSONValues

/// The methods that concern the connection itself; the reading thread answers them.
enum LifecycleMethod: String, CaseIterable {
    case initialize, initialized, shutdown, exit, ping

    init?(named name: String) {
        guard !name.isTooLongForAName else { return nil }
        self.init(rawValue: name)
    }

    /// `ping` is answered by the reading thread too, but changes nothing, so it may stand anywhere.
    var canStandInBatch: Bool { self == .ping }
}
