import Components
import JSONValues
import Wire

/// `plugin/list`: the plugins of the host and how they are. It starts none but those that were edited after they had started.
enum PluginList: Method {
    static let name = "plugin/list"
    static let summary = "The plugins of the host, what they bring and how they are."

    typealias Parameters = NoParameters

    static let result: JSONObject = Shape.object([
        "plugins": Shape.list(
            Shape.object([
                "id": Shape.orNull(Shape.string), "version": Shape.orNull(Shape.string),
                "state": Shape.words(["idle", "running", "restarting", "failed"]),
                "components": Shape.list(Shape.string), "restarts": Shape.integer, "command": Shape.list(Shape.string),
                "error": Shape.orNull(Shape.string),
            ]))
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        try environment.asking(environment.outsideWithoutPictures()) { (world) in
            world.plugins.learnChanged()
            return .value(["plugins": .array(environment.plugins.plugins.map(\.description))])
        }
    }
}
