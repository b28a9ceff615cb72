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

    static let errors: [ErrorCode] = [.notPermitted, .outputFailed, .limitExceeded]

    static let result: JSONObject = Shape.rendering

    static func weight(of params: JSONObject) -> Weight {
        guard case .object(let output)? = params["output"], case .string(let format)? = output["format"] else {
            return .light
        }
        if format.isExactly(OutputFormat.svg.rawValue) { return .light }
        return isSmall(params, output) ? .medium : .heavy
    }

    /// A guess, made before anything is decoded: one component without others in it, at most 160 px wide.
    private static func isSmall(_ params: JSONObject, _ output: JSONObject) -> Bool {
        guard let component = params["component"], output["padding"] == nil,
            output["format"]?.isString(OutputFormat.png.rawValue) == true,
            [Avatar.id, Badge.id, Icon.id].contains(where: component.isString)
        else { return false }
        var pixels = Avatar.defaultSize
        if case .object(let props)? = params["props"], let size = props["size"]?.double { pixels = size }
        return pixels * (output["scale"]?.double ?? 1) <= 160
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
