import Components
import JSONValues
import Wire

/// `fallback/resolve`: what an avatar of these sources shows, and why.
enum FallbackResolve: Method {
    static let name = "fallback/resolve"
    static let summary = "The content that an avatar falls back to, with the outcome of every step."

    struct Parameters: Record {
        var sources = FallbackSources()

        static let fields = FieldList<Parameters>(FallbackSources.fields(at: \.sources, text: .readText))
    }

    static let result: JSONObject = ResultSchema.object(["content": ResultSchema.content, "chain": ResultSchema.chain])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let context = environment.session.context
        let inputs = environment.externalInputs(density: context.displayScale, form: .file, loading: .wait)
        return try environment.asking(inputs) { (world) throws(InvalidValue) in
            let chain = FallbackChain(parameters.sources, in: context, with: world)
            return .value(["content": chain.content.json, "chain": chain.json])
        }
    }
}
