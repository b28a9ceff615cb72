import Components
import JSONValues
import Wire

/// `component/list`: the components that there are.
enum ComponentListMethod: Method {
    static let name = "component/list"
    static let summary = "The components that there are."

    typealias Parameters = NoParameters

    static let result: JSONObject = ResultSchema.object([
        "components": ResultSchema.list(
            ResultSchema.object([
                "id": ResultSchema.string, "title": ResultSchema.string, "summary": ResultSchema.string,
                "source": ResultSchema.string,
            ]))
    ])

    /// Every plugin has to say what it brings, so this starts them all; those that do not start bring nothing.
    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        try environment.asking(environment.inputsWithoutPictures()) { (world) throws(InvalidValue) in
            world.plugins.learnAll()
            return .value([
                "components": .array(
                    world.components.map { component in
                        [
                            "id": .string(component.id), "title": .string(component.title),
                            "summary": .string(component.summary), "source": .string(component.source),
                        ]
                    })
            ])
        }
    }
}
