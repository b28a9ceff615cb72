import Components

/// What a client has agreed with the host for its connection.
struct Session: Sendable {
    var isInitialized = false
    var isShutDown = false
    /// Defaults for every request's context.
    var context = ContextOptions()
}
