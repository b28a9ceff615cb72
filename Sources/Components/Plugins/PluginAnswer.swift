package import JSONValues

package enum PluginAnswer: Sendable {
    /// The result that the plugin gave.
    case reply(JSONValue)
    case failed(InvalidValue)
    case pending
}
