import Components
import Host
import JSONValues

/// The flags that say how a picture is written and what surrounds it, from the declarations that decode them.
enum PictureFlags {
    static let output = SchemaFlags(
        PictureSchema.output, except: ["path", "image"], names: ["text": "--output-text"])

    static let context = SchemaFlags(
        ContextOptions.fields.schema, words: ["theme": "NAME|JSON", "platform": "\"OS VERSION\"", "locale": "TAG"],
        summaries: ["platform": "The system whose look is wanted. Default: \"\(platform.os) \(platform.version)\"."])
    private static let platform = Platform()

    /// The formats, which are also the endings of files.
    static var formats: [String] {
        output.flags.first { $0.name == "--format" }?.value.words ?? []
    }

    /// The values of those flags as members of `output` and `context`.
    ///
    /// - Parameter others: flags that win over those of the same name.
    static func values(
        _ parsed: ParsedArguments, besides others: SchemaFlags? = nil
    ) throws(CommandError) -> (output: JSONObject, context: JSONObject) {
        var values: (output: JSONObject, context: JSONObject) = ([:], [:])
        for (name, text) in parsed.flags where others?.member(of: name) == nil {
            if let member = output.member(of: name) {
                values.output[member] = try output.value(text, of: name)
            } else if let member = context.member(of: name) {
                values.context[member] = try name == "--platform" ? platform(text) : context.value(text, of: name)
            }
        }
        return values
    }

    /// `iOS 26.0` beside the object.
    private static func platform(_ text: String) throws(CommandError) -> JSONValue {
        if text.hasPrefix("{") { return try SchemaFlags.json(text, of: "--platform") }
        let parts = text.split(separator: " ", maxSplits: 1).map { String($0) }
        var platform = JSONObject()
        platform.append("os", .string(parts.first ?? ""))
        platform.append("version", ifPresent: parts.count == 2 ? .string(parts[1]) : nil)
        return .object(platform)
    }

    /// The flag that a pointer into `output` or `context` is about, and the place inside its value.
    static func flag(_ pointer: String) -> String? {
        flag(pointer, in: ["output": output, "context": context])
    }

    static func flag(_ pointer: String, in places: [String: SchemaFlags]) -> String? {
        let tokens = pointer.split(separator: "/").map { String($0) }
        guard tokens.count > 1, let flag = places[tokens[0]]?.flag(of: tokens[1]) else { return nil }
        let inside = tokens.dropFirst(2).map { "/" + $0 }.joined()
        return inside.isEmpty ? flag : "\(flag) at \(inside)"
    }
}
