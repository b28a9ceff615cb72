package import JSONValues

/// A component inside another: `{"component": "badge", "props": {…}}`. Its props are read when it is resolved.
package struct ComponentReference: Record {
    /// The id of the component, built-in or of a plugin.
    package var component = ""
    /// The props, which are checked when the component is resolved.
    package var props = JSONObject()

    package init() {}

    package init(component: String, props: JSONObject) {
        self.component = component
        self.props = props
    }

    package static let fields = FieldList<ComponentReference>([
        Field("component", .componentID, \.component, required: true, "Id of a component."),
        Field("props", .object, \.props, "Its props."),
    ])

    /// - Parameter member: where the reference stands, for faults inside it.
    func resolve(
        at member: String, in context: Context, with world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        do throws(InvalidValue) {
            let definition = try world.definition(of: component, at: "component")
            let inner = try world.nested()
            do throws(InvalidValue) {
                return try definition.resolve(props, context, inner)
            } catch {
                throw error.inside("props")
            }
        } catch {
            throw error.inside(member)
        }
    }
}

extension Kind where Value == String {
    /// The id of a component, which is looked up when it is resolved: which there are depends on the world.
    package static var componentID: Kind {
        string.checked(documentedBy: ["examples": .array(ComponentList.all.map { .string($0.id) })]) { _ in }
    }
}
