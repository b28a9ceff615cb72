import Components

/// The external inputs of one request, shared by all its attempts: first the answers of plugins, which may name pictures, and then
/// the pictures.
final class ExternalInputs: Suspension {
    let images: ImageSession
    /// Nil where there are no plugins.
    let plugins: PluginSession?

    init(images: ImageSession, plugins: PluginSession?) {
        self.images = images
        self.plugins = plugins
    }

    func wait(_ resume: @escaping @Sendable () -> Void) {
        if let plugins, plugins.isIncomplete { plugins.wait(resume) } else { images.wait(resume) }
    }

    func abandon() {
        plugins?.abandon()
        images.abandon()
    }
}
