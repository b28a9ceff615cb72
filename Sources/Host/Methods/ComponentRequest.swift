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

    func context(in environment: Environment, over base: ContextOptions = ContextOptions()) -> Context {
        context.over(base).over(environment.session.context).context
    }

    /// The component with nothing left to decide.
    func resolve(
        with world: World, in context: Context
    ) throws(InvalidValue) -> any ResolvedComponent {
        let definition = try world.definition(of: component, at: "component")
        do throws(InvalidValue) {
            return try definition.resolve(props, context, world)
        } catch {
            throw error.inside("props")
        }
    }
}
