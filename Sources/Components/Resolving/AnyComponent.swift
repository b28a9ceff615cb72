package import JSONValues

/// A component with its types erased, as methods know it.
package struct AnyComponent: Sendable {
    package let id: String
    package let title: String
    package let summary: String
    package let variants: [String]
    package let sizes: [JSONValue]
    package let examples: [JSONObject]
    /// JSON Schema of the props, and the props that have defaults.
    package let schema: @Sendable () -> JSONObject
    package let defaults: @Sendable () -> JSONObject
    /// Faults point into the props.
    package let resolve: @Sendable (JSONObject, Context, World) throws(InvalidValue) -> any ResolvedComponent

    init<C: Component>(_ component: C.Type) {
        id = C.id
        title = C.title
        summary = C.summary
        variants = C.variants
        sizes = C.sizes
        examples = C.examples
        schema = { C.Props.fields.schema }
        defaults = {
            let fresh = C.Props()
            return JSONObject(
                C.Props.fields.fields.map { ($0.name, $0.defaultValue(in: fresh)) }.filter { $0.1 != .null })
        }
        resolve = { (object, context, world) throws(InvalidValue) in
            try C.resolve(C.Props(decoding: object), in: context, with: world)
        }
    }
}
