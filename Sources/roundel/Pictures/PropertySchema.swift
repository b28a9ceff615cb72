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
