/// The methods that concern the connection itself; the reading thread answers them.
enum LifecycleMethod: String, CaseIterable {
    case initialize, initialized, shutdown, exit, ping
}
