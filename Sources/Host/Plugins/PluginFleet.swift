import Components
import JSONValues

/// All plugins of a host. None is started before it is needed.
package final class PluginFleet: Sendable {
    let plugins: [Plugin]

    /// - Parameters:
    ///   - isWatched: whether a plugin is loaded again when its files change.
    ///   - saysFailures: whether the log says that a plugin does not start, whoever else is told.
    ///   - log: takes what plugins write to standard error, and what they do wrong; must not wait.
    package init(
        _ configurations: [PluginConfiguration], isWatched: Bool = false, saysFailures: Bool = true,
        log: @escaping @Sendable (String) -> Void = StandardError.drop
    ) {
        let registry = PluginRegistry()
        plugins = configurations.enumerated().map { number, configuration in
            Plugin(
                configuration, number: number, registry: registry, isWatched: isWatched, saysFailures: saysFailures,
                log: log)
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

    /// Of the plugins that do not start and of which nobody was told: a line each.
    package var untoldFailures: [String] { plugins.compactMap(\.untoldFailure) }

    func reloadChanged() {
        for plugin in plugins { plugin.reloadIfChanged() }
    }

    func serve(_ host: Host) {
        for plugin in plugins { plugin.serve(host) }
    }
}
