package import JSONValues

/// What is known of an id.
package enum PluginLookup: Sendable {
    case known(AnyComponent)
    case unknown
    /// The plugins that may have it have not said yet.
    case pending
    /// The plugin that has it does not start.
    case failed(InvalidValue)
}
