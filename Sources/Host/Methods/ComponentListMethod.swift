import Components
import JSONValues
import Wire

/// `component/list`: the components that there are.
enum ComponentListMethod: Method {
    static let name = "component/list"
    static let summary = "The components that there are."

    typealias Parameters = NoParameters

    static let result: JSONObject = Shape.object([
        "components": Shape.list(
            Shape.object([
                "id": Shape.string, "title": Shape.string, "summary": Shape.string, "source": Shape.string,
            ]))
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        .value([
            "components": .array(
                ComponentList.all.map { component in
                    [
                        "id": .string(component.id), "title": .string(component.title),
                        "summary": .string(component.summary), "source": "builtin",
                    ]
                })
        ])
    }
}
