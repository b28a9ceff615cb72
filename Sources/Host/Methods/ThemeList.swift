import Components
import JSONValues
import Wire

/// `theme/list`: the themes that have a name.
enum ThemeList: Method {
    static let name = "theme/list"
    static let summary = "The themes that have a name."

    typealias Parameters = NoParameters

    static let result: JSONObject = ResultSchema.object([
        "themes": ResultSchema.list(ResultSchema.object(["name": ResultSchema.string]))
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        .value(["themes": .array(Theme.builtIn.map { ["name": .string($0.name)] })])
    }
}
