import Components
import JSONValues
import Wire

/// `component/resolve`: a component with nothing left to decide.
enum ComponentResolve: Method {
    static let name = "component/resolve"
    static let summary = "A component with every default, rule and measure applied."

    typealias Parameters = ComponentRequest

    static let result: JSONObject = Shape.resolved

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        do throws(InvalidValue) {
            return .value(.object(try parameters.resolve(in: environment).component.json))
        } catch {
            throw .invalid(error)
        }
    }
}
