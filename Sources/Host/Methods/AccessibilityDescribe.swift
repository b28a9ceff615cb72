import Components
import JSONValues
import Wire

/// `accessibility/describe`: what a screen reader says of a component.
enum AccessibilityDescribe: Method {
    static let name = "accessibility/describe"
    static let summary = "What assistive technology is told of a component."

    typealias Parameters = ComponentRequest

    static let result: JSONObject = ResultSchema.accessibility

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        // What is said does not depend on pictures, so none are waited for.
        try environment.asking(environment.inputsWithoutPictures()) { (world) throws(InvalidValue) in
            let component = try parameters.resolve(with: world, in: parameters.context(in: environment))
            return .value(.object(component.accessibility.tree))
        }
    }
}
