/// A JSON Schema (draft 2020-12) that somebody else wrote: checks values and fills their defaults. It takes the part of the draft
/// that it checks to the letter, and refuses every other keyword when it is read, so that nothing is passed over in silence.
///
/// Taken: type, enum, const, properties, required, additionalProperties, default, minimum, maximum, exclusiveMinimum,
/// exclusiveMaximum, multipleOf, minLength, maxLength, pattern, items, minItems, maxItems, uniqueItems, minProperties,
/// maxProperties, allOf, anyOf, oneOf, $ref to `#` and to `#/$defs/NAME`; annotations are kept and mean nothing.
package struct ForeignSchema: Sendable {
    /// One schema; others in it by their places in `rules`.
    struct Rule: Sendable {
        /// False for the schema `false`, which takes nothing.
        var takesAnything = true
        var types: [ValueType] = []
        /// Nil for any value.
        var words: [JSONValue]?
        var minimum: Double?
        var maximum: Double?
        var exclusiveMinimum: Double?
        var exclusiveMaximum: Double?
        var multipleOf: Double?
        var minLength: Int?
        var maxLength: Int?
        var pattern: TextPattern?
        var items: Int?
        var minItems: Int?
        var maxItems: Int?
        var uniqueItems = false
        var properties: [(name: String, rule: Int)] = []
        var required: [String] = []
        var minProperties: Int?
        var maxProperties: Int?
        /// For members without a declaration; nil where they may be anything.
        var additional: Int?
        var fallback: JSONValue?
        var reference: Int?
        var all: [Int] = []
        var any: [Int] = []
        var one: [Int] = []
    }

    enum ValueType: String, CaseIterable, Sendable {
        case null, boolean, integer, number, string, array, object

        func includes(_ value: JSONValue) -> Bool {
            switch (self, value) {
            case (.null, .null), (.boolean, .bool), (.integer, .integer), (.number, .integer), (.number, .real),
                (.string, .string), (.array, .array), (.object, .object):
                true
            case (.integer, .real(let number)): Int64(exactly: number) != nil
            default: false
            }
        }

        /// `an integer`
        var words: String {
            switch self {
            case .null: "null"
            case .integer, .array, .object: "an \(rawValue)"
            case .boolean, .number, .string: "a \(rawValue)"
            }
        }
    }

    /// As it was written.
    package let json: JSONObject
    let rules: [Rule]

    /// Faults point into the schema.
    package init(_ json: JSONObject) throws(InvalidValue) {
        self.json = json
        var reader = ForeignSchemaReader(root: json)
        rules = try reader.read()
    }

    /// The members of an object that have defaults, with them.
    package var defaults: JSONObject {
        guard let root = rules.first else { return [:] }
        return JSONObject(
            root.properties.compactMap { name, rule in rules[rule].fallback.map { (name, $0) } })
    }

    /// Whether the root declares a member of that name.
    package func declares(_ name: String) -> Bool {
        rules.first?.properties.contains { $0.name.isExactly(name) } ?? false
    }
}
