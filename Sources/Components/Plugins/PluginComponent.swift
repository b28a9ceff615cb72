package import JSONValues

/// A component as a plugin declares it in its answer to `plugin/initialize`.
package struct PluginComponent: Record {
    /// `vendor/name`.
    package var id = ""
    /// The name for people.
    package var title = ""
    /// One sentence.
    package var summary = ""
    /// JSON Schema.
    package var props = JSONObject()
    /// Props worth looking at; may be empty.
    package var examples: [JSONObject] = []

    package init() {}

    package static let fields = FieldList<PluginComponent>([
        Field("id", .string, \.id, required: true, "The plugin's id, a slash and a name of its own: acme/sparkline."),
        Field("title", .text, \.title, required: true, "A name for people."),
        Field("summary", .text, \.summary, "What it shows, in a sentence."),
        Field("props", .object, \.props, required: true, "Its props, as JSON Schema: an object."),
        Field("examples", .list(of: .object), \.examples, "Props worth looking at."),
    ])

    /// Whether it can be the id of a plugin's component: `vendor/name`, both of letters, digits and hyphens.
    package static func isID(_ id: String) -> Bool {
        guard !id.isTooLongForAName else { return false }
        let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { isName($0) }
    }

    /// Whether the bytes are letters, digits and hyphens that can be a part of an id.
    package static func isName(_ name: some Collection<UInt8>) -> Bool {
        guard let first = name.first, isLetterOrDigit(first) else { return false }
        return name.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// The component as every method knows it. Faults point into the declaration.
    package func definition(of plugin: String) throws(InvalidValue) -> AnyComponent {
        guard Self.isID(id), id.utf8.starts(with: "\(plugin)/".utf8) else {
            throw InvalidValue(
                .unknownValue, "\"\(id.shortened)\" is no id for a component of the plugin \(plugin)", at: "id",
                expected: "\(plugin)/NAME, of letters, digits and hyphens", received: id.shortened)
        }
        let schema: ForeignSchema
        do throws(InvalidValue) {
            guard props["type"]?.isString("object") == true else {
                throw InvalidValue(
                    .unknownValue, "props are an object, so their schema says so", at: "type",
                    expected: "\"type\": \"object\"")
            }
            schema = try ForeignSchema(Self.completed(props))
        } catch {
            throw error.inside("props")
        }
        let resolver = PluginResolver(plugin: plugin, component: id, schema: schema)
        return AnyComponent(
            id: id, title: title, summary: summary, source: plugin, examples: examples, schema: schema.json,
            defaults: schema.defaults, resolve: resolver.resolve)
    }

    /// The schema with what every component has: props for assistive technology, and none that are not declared.
    private static func completed(_ props: JSONObject) -> JSONObject {
        var schema = props
        var properties = JSONObject()
        if case .object(let own)? = props["properties"] {
            properties = own
        } else if props["properties"] != nil {
            return props
        }
        for field in CommonProps.own where properties[field.name] == nil {
            properties.append(field.name, .object(field.schema(in: CommonProps())))
        }
        schema["properties"] = .object(properties)
        if schema["additionalProperties"] == nil { schema["additionalProperties"] = false }
        return schema
    }
}
