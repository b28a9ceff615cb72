import JSONValues

/// Flags made from a JSON Schema of an object: one a member, `strokeColor` as `--stroke-color`.
struct SchemaFlags {
    private let members: [(name: String, flag: Flag, types: Set<String>)]

    init(_ schema: JSONObject) {
        guard case .object(let properties)? = schema["properties"] else {
            members = []
            return
        }
        members = properties.members.map { member in
            guard case .object(let property) = member.value else { return (member.key, Flag(member.key, .toggle, ""), []) }
            let types = Self.types(of: property)
            var summary = ""
            if case .string(let text)? = property["description"] { summary = text }
            if case .array(let words)? = property["enum"] {
                summary += " One of: " + words.map(\.plain).joined(separator: ", ") + "."
            }
            if let value = property["default"], types.isDisjoint(with: ["object", "array"]) {
                let text = if case .bool(let flag) = value { "\(flag)" } else { value.plain }
                if value != .bool(false) { summary += " Default: \(text)." }
            }
            let value: Flag.Value = types == ["boolean"] ? .toggle : .text(Self.word(for: types, property))
            return (member.key, Flag("--" + Self.kebab(member.key), value, summary), types)
        }
    }

    var flags: [Flag] { members.map(\.flag) }

    /// The member that a flag sets; nil for flags of other origin.
    func member(of flag: String) -> String? {
        members.first { $0.flag.name == flag }?.name
    }

    /// The flag that sets a member.
    func flag(of member: String) -> String? {
        members.first { $0.name == member }?.flag.name
    }

    /// The JSON that the text of a flag stands for. What does not look like its type stays text, for the error to say so.
    func value(_ text: String, of flag: String) throws(CommandError) -> JSONValue {
        let types = members.first { $0.flag.name == flag }?.types ?? []
        if types == ["boolean"] { return .bool(text == "true") }
        let looksStructured = text.hasPrefix("{") || text.hasPrefix("[")
        if !types.isDisjoint(with: ["object", "array"]), looksStructured || !types.contains("string") {
            return try Self.json(text, of: flag)
        }
        if types.contains("integer") || types.contains("number"), let number = try? Jansson.parse(Array(text.utf8)) {
            switch number {
            case .integer, .real: return number
            default: break
            }
        }
        return .string(text)
    }

    static func json(_ text: String, of flag: String) throws(CommandError) -> JSONValue {
        do throws(JSONSyntaxError) {
            return try Jansson.parse(Array(text.utf8))
        } catch {
            throw .usage(UsageError("\(flag) takes JSON: \(error.message)"))
        }
    }

    private static func types(of property: JSONObject) -> Set<String> {
        switch property["type"] {
        case .string(let type)?: return [type]
        case .array(let types)?: return Set(types.map(\.plain))
        default: break
        }
        guard case .array(let choices)? = property["oneOf"] else { return ["string"] }
        return choices.reduce(into: []) { types, choice in
            if case .object(let object) = choice { types.formUnion(Self.types(of: object)) }
        }
    }

    private static func word(for types: Set<String>, _ property: JSONObject) -> String {
        if types == ["number"] || types == ["integer"] { return "NUMBER" }
        if !types.contains("string"), !types.isDisjoint(with: ["object", "array"]) { return "JSON" }
        if property["enum"] != nil { return "WORD" }
        return types.contains("object") ? "TEXT|JSON" : "TEXT"
    }

    static func kebab(_ name: String) -> String {
        var kebab = ""
        for character in name {
            if character.isUppercase { kebab += "-" }
            kebab += character.lowercased()
        }
        return kebab
    }
}
