import Components
import JSONValues
import Wire

/// The parameters that all methods about one component share.
struct ComponentRequest: Record {
    var component = ""
    var props = JSONObject()
    var context = ContextOptions()

    static let fields = FieldList<ComponentRequest>(own)

    static let own: [Field<ComponentRequest>] = [
        Field("component", .componentID, \.component, required: true, "Id of a component."),
        Field("props", .object, \.props, "Its props, as `component/describe` declares them."),
        Field("context", .record(), \.context, "What differs from the session's context."),
    ]

    /// The component with nothing left to decide, and the context that it was resolved in.
    func resolve(
        in environment: Environment, over base: ContextOptions = ContextOptions()
    ) throws(InvalidValue) -> (component: any ResolvedComponent, context: Context) {
        let context = context.over(base).over(environment.session.context).context
        let definition = try environment.world.definition(of: component, at: "component")
        do throws(InvalidValue) {
            return (try definition.resolve(props, context, environment.world), context)
        } catch {
            throw error.inside("props")
        }
    }
}
