import Components

/// What a client has agreed with the host for its connection.
struct Session: Sendable {
    var isInitialized = false
    var isShutDown = false
    /// Defaults for every request's context.
    var defaults = SessionDefaults(ContextOptions())

    /// The context of a request that sets nothing.
    var context: Context { defaults.context }
}

/// A class, because a context is long, every request has its session's, and most set nothing of their own: filling it in
/// and copying it around was a twentieth of an SVG.
final class SessionDefaults: Sendable {
    let options: ContextOptions
    let context: Context

    init(_ options: ContextOptions) {
        self.options = options
        context = options.context
    }

    /// The context in which a request with `options` is understood.
    func context(with options: ContextOptions) -> Context {
        options.isEmpty ? context : options.over(self.options).context
    }
}
