import Components
import JSONValues
import Wire

/// `component/resolve`: a component with nothing left to decide.
enum ComponentResolve: Method {
    static let name = "component/resolve"
    static let summary = "A component with every default, rule and measure applied."

    typealias Parameters = ComponentRequest

    static let result: JSONObject = ResultSchema.resolved

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let context = parameters.context(in: environment)
        // In the form of the rendering that most likely comes next.
        let inputs = environment.externalInputs(density: context.displayScale, form: .file, loading: .wait)
        return try environment.asking(inputs) { (world) throws(InvalidValue) in
            .value(.object(try parameters.resolve(with: world, in: context).json))
        }
    }
}
