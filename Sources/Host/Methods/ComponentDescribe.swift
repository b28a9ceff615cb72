import Components
import JSONValues
import Wire

/// `component/describe`: a component's props and what they can be.
enum ComponentDescribe: Method {
    static let name = "component/describe"
    static let summary = "A component's props as JSON Schema, with its defaults, variants, sizes and examples."

    struct Parameters: Record {
        var component = ""

        static let fields = FieldList<Parameters>([
            Field("component", .componentID, \.component, required: true, "Id of a component.")
        ])
    }

    static let result: JSONObject = ResultSchema.object([
        "id": ResultSchema.string, "title": ResultSchema.string, "summary": ResultSchema.string,
        "source": ResultSchema.string,
        "props": ResultSchema.anyObject, "defaults": ResultSchema.anyObject,
        "variants": ResultSchema.list(ResultSchema.string),
        "sizes": ResultSchema.list(ResultSchema.anyObject), "examples": ResultSchema.list(ResultSchema.anyObject),
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let component = try environment.asking(environment.inputsWithoutPictures()) {
            (world) throws(InvalidValue) in
            try world.definition(of: parameters.component, at: "component")
        }
        return .value([
            "id": .string(component.id), "title": .string(component.title), "summary": .string(component.summary),
            "source": .string(component.source), "props": .object(component.schema()),
            "defaults": .object(component.defaults()),
            "variants": .array(component.variants.map(JSONValue.string)), "sizes": .array(component.sizes),
            "examples": .array(component.examples.map(JSONValue.object)),
        ])
    }
}
