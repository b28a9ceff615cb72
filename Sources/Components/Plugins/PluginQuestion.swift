/// What a plugin is asked: how a component looks.
package struct PluginQuestion: Hashable, Sendable {
    /// The plugin that has the component.
    package let plugin: String
    /// The id of the component.
    package let component: String
    /// The parameters of `plugin/resolve` as JSON text. Questions with the same text have the same answer within a request.
    package let params: [UInt8]
}
