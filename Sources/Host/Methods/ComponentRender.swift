import Components
import JSONValues
import Wire

/// `component/render`: a component as SVG or PNG.
enum ComponentRender: Method {
    static let name = "component/render"
    static let summary = "A component as the bytes of a picture."

    struct Parameters: Record {
        var request = ComponentRequest()
        var output = OutputOptions()

        static let fields = FieldList<Parameters>(
            ComponentRequest.own.map { $0.lifted(to: \.request) } + [
                Field("output", .record(), \.output, "How the picture is written.")
            ])
    }

    static let result: JSONObject = Shape.rendering

    static func weight(of params: JSONObject) -> Weight {
        guard case .object(let output)? = params["output"], case .string(let format)? = output["format"] else {
            return .light
        }
        return format == OutputFormat.svg.rawValue ? .light : .heavy
    }

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        try rendering(parameters.request, parameters.output, in: environment).reply
    }

    static func rendering(
        _ request: ComponentRequest, _ output: OutputOptions, over base: ContextOptions = ContextOptions(),
        in environment: Environment
    ) throws(MethodError) -> Rendering {
        let resolved: (component: any ResolvedComponent, context: Context)
        do throws(InvalidValue) {
            resolved = try request.resolve(in: environment, over: base)
        } catch {
            throw .invalid(error)
        }
        try environment.checkpoint()
        return try Renderer(context: resolved.context, output: output, environment: environment).render(
            resolved.component)
    }
}
