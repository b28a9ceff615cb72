/// The components of plugins and their answers, as built-in components see them. One lives as long as the request that it serves,
/// over all the runs that the request takes: what is not here yet is noted, and is here in the next run.
package protocol PluginSource: Sendable {
    /// Those that are known by now.
    var components: [AnyComponent] { get }
    /// Asks every plugin what it brings.
    func learnAll()
    /// Asks those that were edited since they have said what they bring.
    func learnChanged()
    func component(_ id: String) -> PluginLookup
    func answer(to question: PluginQuestion) -> PluginAnswer
    /// Counts scenes inside of scenes: a plugin that nests its own component twice would draw 2³² of them.
    func takesMoreScenes() -> Bool
}

/// A world without plugins.
struct NoPlugins: PluginSource {
    var components: [AnyComponent] { [] }
    func learnAll() {}
    func learnChanged() {}
    func component(_ id: String) -> PluginLookup { .unknown }
    func answer(to question: PluginQuestion) -> PluginAnswer { .pending }
    func takesMoreScenes() -> Bool { false }
}
