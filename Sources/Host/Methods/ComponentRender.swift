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

    static let result: JSONObject = ResultSchema.rendering

    static let isRepeatable = true

    static func weight(of params: JSONObject) -> Weight {
        guard case .object(let output)? = params["output"] else { return ownWeight(params) }
        // Files may be slow, and pipes slower.
        if output["path"] != nil { return .heavy }
        guard case .string(let format)? = output["format"] else { return ownWeight(params) }
        if format.isExactly(OutputFormat.svg.rawValue) { return ownWeight(params) }
        return isSmall(params, output) ? .medium : .heavy
    }

    /// What a plugin draws may be much, and nobody knows before it is there.
    private static func ownWeight(_ params: JSONObject) -> Weight {
        guard case .string(let id)? = params["component"], PluginComponent.isID(id) else { return .light }
        return .medium
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
        let context = request.context(in: environment, over: base)
        let isSVG = output.format ?? .svg == .svg
        // A point of a PNG has as many pixels as it is asked to have; an SVG will be seen on a screen.
        let inputs = environment.externalInputs(
            density: (output.scale ?? 1) * (isSVG ? context.displayScale : 1), form: isSVG ? .file : .pixels,
            loading: output.image ?? .wait)
        let rendering = try rendering(request, output, context, inputs, in: environment)
        if inputs.images.isIncomplete {
            let later = FollowUp(session: inputs.images, place: environment.place) {
                (environment) throws(MethodError) in
                try Self.rendering(request, output, context, inputs, in: environment)
            }
            environment.follower?.follow(later)
        }
        return rendering
    }

    private static func rendering(
        _ request: ComponentRequest, _ output: OutputOptions, _ context: Context, _ inputs: ExternalInputs,
        in environment: Environment
    ) throws(MethodError) -> Rendering {
        let component = try environment.asking(inputs) { (world) throws(InvalidValue) in
            try request.resolve(with: world, in: context)
        }
        try environment.checkpoint()
        let renderer = Renderer(context: context, output: output, props: request.props, environment: environment)
        return try renderer.render(component)
    }
}
