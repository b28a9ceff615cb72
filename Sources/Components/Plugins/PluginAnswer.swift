package import JSONValues

/// What is known of a plugin's answer to a question.
package enum PluginAnswer: Sendable {
    /// The result that the plugin gave.
    case reply(JSONValue)
    /// The call failed, for a reason that the caller is told.
    case failed(InvalidValue)
    /// The plugin has not answered yet.
    case pending
}
