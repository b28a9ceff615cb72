import Components

/// The state of the session that `initialize` and `shutdown` set.
struct Session: Sendable {
    var isInitialized = false
    var isShutDown = false
    /// Defaults for every request's context.
    var defaults = SessionDefaults(ContextOptions())

    /// The context of a request that sets nothing.
    var context: Context { defaults.context }
}

/// The defaults of a session. A class, because a context is large and most requests use that of the session
/// unchanged: copying it cost a twentieth of an SVG.
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
