import Components
import JSONValues

/// Flags made from a JSON Schema of an object: one a member, `strokeColor` as `--stroke-color`.
struct SchemaFlags: Sendable {
    private let members: [(name: String, flag: Flag, types: Set<String>)]

    /// - Parameters:
    ///   - except: members that the command line sets in another way.
    ///   - names: flags that are not called after their members.
    ///   - words: what stands for the values of members in help.
    ///   - summaries: what is said of members that are written in another way than in JSON.
    ///   - showsShapes: whether help shows what is in arrays and objects, for a schema that nobody has written a page about.
    init(
        _ schema: JSONObject, except: Set<String> = [], names: [String: String] = [:], words: [String: String] = [:],
        summaries: [String: String] = [:], showsShapes: Bool = false
    ) {
        guard case .object(let properties)? = schema["properties"] else {
            members = []
            return
        }
        var required: [JSONValue] = []
        if case .array(let names)? = schema["required"] { required = names }
        members = properties.members.compactMap { member in
            guard !except.contains(member.key), case .object(let property) = member.value else { return nil }
            let types = PropertySchema.types(of: property)
            let flag = Flag(
                names[member.key] ?? "--" + Self.kebab(member.key),
                PropertySchema.value(of: property, word: words[member.key]),
                summaries[member.key]
                    ?? [
                        required.contains(.string(member.key)) ? "Required." : "", PropertySchema.summary(of: property),
                        showsShapes ? PropertySchema.shape(of: property).map { "As in \($0)." } ?? "" : "",
                    ].filter { !$0.isEmpty }.joined(separator: " "))
            return (member.key, flag, types)
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
        guard types.contains("integer") || types.contains("number") else { return .string(text) }
        do throws(JSONSyntaxError) {
            // Of anything else the host says what it expects.
            return try JSONValue.number(text) ?? .string(text)
        } catch {
            throw .usage(UsageError("\(flag): the number \(text.shortened) is too large"))
        }
    }

    static func json(_ text: String, of flag: String) throws(CommandError) -> JSONValue {
        do throws(JSONSyntaxError) {
            return try Jansson.parse(Array(text.utf8))
        } catch {
            throw .usage(UsageError("\(flag) takes JSON: \(error.message)"))
        }
    }

    static func kebab(_ name: String) -> String {
        var kebab = ""
        for character in name {
            if character.isUppercase { kebab += "-" }
            kebab += character.lowercased()
        }
        return kebab
    }

    /// Props as somebody would type them.
    static func commandLine(_ component: String, props: JSONObject) -> String {
        let words = props.members.map { member in
            let flag = "--" + kebab(member.key)
            switch member.value {
            case .bool(let isOn): return isOn ? flag : "--no-" + flag.dropFirst(2)
            case .string(let text): return "\(flag) \(ShellQuoting.quoted(text))"
            default:
                var json: [UInt8] = []
                Jansson.write(member.value, to: &json)
                return "\(flag) \(ShellQuoting.quoted(String(decoding: json, as: UTF8.self)))"
            }
        }
        return (["roundel render", component] + words).joined(separator: " ")
    }
}
