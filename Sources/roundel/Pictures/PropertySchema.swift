import Components
import JSONValues

/// What a command line reads from the JSON Schema of one property.
enum PropertySchema {
    static func types(of property: JSONObject) -> Set<String> {
        switch property["type"] {
        case .string(let type)?: return [type]
        case .array(let types)?: return Set(types.map(\.plain))
        default: break
        }
        let choices = choices(of: property)
        return choices.isEmpty ? ["string"] : choices.reduce(into: []) { $0.formUnion(types(of: $1)) }
    }

    /// What a flag for it takes.
    static func value(of property: JSONObject, word: String?) -> Flag.Value {
        let types = types(of: property)
        if types == ["boolean"] {
            // Members that may be absent tell their default in words.
            let isOn = property["default"] == .bool(true) || summary(of: property).hasSuffix("Default: true.")
            return .toggle(isOn: isOn)
        }
        let words = ([property] + choices(of: property)).flatMap(Self.words)
        if types == ["string"], !words.isEmpty { return .choice(words) }
        let name = word ?? Self.word(for: types, property)
        return words.isEmpty ? .text(name) : .suggestion(name, words)
    }

    /// Its description, and its default where the description does not tell it.
    static func summary(of property: JSONObject) -> String {
        var summary = ""
        if case .string(let text)? = property["description"] { summary = text }
        guard let value = property["default"], !summary.contains("Default:"), !summary.contains("default:") else {
            return summary
        }
        switch value {
        case .bool(false), .object, .array, .null, .string(""): return summary
        case .bool(true): return summary + " Default: true."
        default: return summary + " Default: \(value.plain)."
        }
    }

    /// What is in an array or an object, with words for the values: `[{"label": TEXT, "value"?: NUMBER}, …]`. Nil for other values, and
    /// where it would fill lines.
    static func shape(of property: JSONObject) -> String? {
        guard types(of: property).isSubset(of: ["array", "object", "null"]) else { return nil }
        let shape = shape(of: property, depth: 0)
        return shape.count <= 160 ? shape : nil
    }

    private static func shape(of property: JSONObject, depth: Int) -> String {
        let types = types(of: property)
        guard depth < 4 else { return "JSON" }
        if types.contains("array") {
            guard case .object(let items)? = property["items"] else { return "[…]" }
            return "[\(shape(of: items, depth: depth + 1)), …]"
        }
        guard types.contains("object") else {
            let words = words(of: property)
            if !words.isEmpty { return words.joined(separator: "|") }
            return types == ["boolean"] ? "true|false" : word(for: types, property)
        }
        guard case .object(let properties)? = property["properties"] else { return "{…}" }
        var required: [JSONValue] = []
        if case .array(let names)? = property["required"] { required = names }
        let members = properties.members.map { member in
            var inner = JSONObject()
            if case .object(let object) = member.value { inner = object }
            let mark = required.contains(.string(member.key)) ? "" : "?"
            return "\"\(member.key)\"\(mark): \(shape(of: inner, depth: depth + 1))"
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func choices(of property: JSONObject) -> [JSONObject] {
        guard case .array(let choices)? = property["oneOf"] else { return [] }
        return choices.compactMap { choice in
            if case .object(let object) = choice { object } else { nil }
        }
    }

    private static func words(of property: JSONObject) -> [String] {
        guard case .array(let words)? = property["enum"] else { return [] }
        return words.map(\.plain)
    }

    private static func isColor(_ property: JSONObject) -> Bool {
        let comment = Kind<ColorReference>.color.schema()["$comment"]
        return comment != nil && property["$comment"] == comment
    }

    private static func word(for types: Set<String>, _ property: JSONObject) -> String {
        if types == ["integer"] { return "INTEGER" }
        if types == ["number"] { return "NUMBER" }
        if !types.contains("string"), !types.isDisjoint(with: ["object", "array"]) { return "JSON" }
        let text = ([property] + choices(of: property)).contains(where: isColor) ? "COLOR" : "TEXT"
        return types.contains("object") ? text + "|JSON" : text
    }
}
