package import JSONValues

/// A component with its types erased, as methods know it. A class, because every request looks one up.
package final class AnyComponent: Sendable {
    /// The id; the members up to `examples` are those of `Component`.
    package let id: String
    package let title: String
    package let summary: String
    package let variants: [String]
    package let sizes: [JSONValue]
    package let examples: [JSONObject]
    /// JSON Schema of the props, and the defaults that stand in it.
    package let schema: @Sendable () -> JSONObject
    /// The values of the props that a caller leaves out.
    package let defaults: @Sendable () -> JSONObject
    /// Faults point into the props.
    package let resolve: @Sendable (JSONObject, Context, World) throws(InvalidValue) -> any ResolvedComponent
    /// `builtin`, or the id of the plugin that brings it.
    package let source: String

    init<C: Component>(_ component: C.Type) {
        id = C.id
        source = "builtin"
        title = C.title
        summary = C.summary
        variants = C.variants
        sizes = C.sizes
        examples = C.examples
        schema = { C.Props.fields.schema }
        defaults = {
            let fresh = C.Props()
            return JSONObject(
                C.Props.fields.fields.compactMap { field in
                    field.defaultValue(in: fresh).map { (field.name, $0) }
                })
        }
        resolve = { (object, context, world) throws(InvalidValue) in
            try C.resolve(C.Props(decoding: object), in: context, with: world)
        }
    }

    init(
        id: String, title: String = "", summary: String = "", source: String, examples: [JSONObject] = [],
        schema: JSONObject = [:], defaults: JSONObject = [:],
        resolve: @escaping @Sendable (JSONObject, Context, World) throws(InvalidValue) -> any ResolvedComponent
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.source = source
        self.examples = examples
        variants = []
        sizes = []
        self.schema = { schema }
        self.defaults = { defaults }
        self.resolve = resolve
    }

    /// A component of which it is not known yet what it is; resolving it stands for nothing.
    static func unread(_ id: String) -> AnyComponent {
        AnyComponent(id: id, source: "") { (_, _, _) throws(InvalidValue) in AwaitedComponent(component: id) }
    }
}
