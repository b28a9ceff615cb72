import Components
import JSONValues
import Wire

/// `plugin/list`: the plugins of the host and how they are. It starts none but those that were edited after they had started.
enum PluginList: Method {
    static let name = "plugin/list"
    static let summary = "The plugins of the host, what they bring and how they are."

    typealias Parameters = NoParameters

    static let result: JSONObject = ResultSchema.object([
        "plugins": ResultSchema.list(
            ResultSchema.object([
                "id": ResultSchema.orNull(ResultSchema.string), "version": ResultSchema.orNull(ResultSchema.string),
                "state": ResultSchema.words(["idle", "running", "restarting", "failed"]),
                "components": ResultSchema.list(ResultSchema.string), "restarts": ResultSchema.integer,
                "command": ResultSchema.list(ResultSchema.string),
                "error": ResultSchema.orNull(ResultSchema.string),
            ]))
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        try environment.asking(environment.inputsWithoutPictures()) { (world) in
            world.plugins.learnChanged()
            return .value(["plugins": .array(environment.plugins.plugins.map(\.description))])
        }
    }
}
