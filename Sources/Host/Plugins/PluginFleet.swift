import Components
import JSONValues

/// All plugins of a host. None is started before it is needed.
package final class PluginFleet: Sendable {
    let plugins: [Plugin]

    /// - Parameters:
    ///   - isWatched: whether a plugin is loaded again when its files change.
    ///   - log: takes what plugins write to standard error, and what they do wrong; must not wait.
    package init(
        _ configurations: [PluginConfiguration], isWatched: Bool = false,
        log: @escaping @Sendable (String) -> Void = StandardError.drop
    ) {
        let registry = PluginRegistry()
        plugins = configurations.enumerated().map { number, configuration in
            Plugin(
                configuration, number: number, registry: registry, isWatched: isWatched, log: log)
        }
    }

    package var isEmpty: Bool { plugins.isEmpty }

    /// Those that are known by now, in the order of the plugins.
    var components: [AnyComponent] { plugins.flatMap(\.definitions) }

    func component(_ id: String) -> AnyComponent? {
        for plugin in plugins where plugin.mayHave(id) {
            if let component = plugin.definitions.first(where: { $0.id.isExactly(id) }) { return component }
        }
        return nil
    }

    func plugin(_ id: String) -> Plugin? {
        plugins.first { $0.id?.isExactly(id) == true }
    }

    func reloadChanged() {
        for plugin in plugins { plugin.reloadIfChanged() }
    }

    func serve(_ host: Host) {
        for plugin in plugins { plugin.serve(host) }
    }
}
