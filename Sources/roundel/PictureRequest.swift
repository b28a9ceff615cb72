import Components
import JSONValues
import Wire

/// The arguments of `render` as the parameters of `component/render`.
struct PictureRequest {
    let params: JSONObject
    /// Nil for standard output.
    let file: String?
    private let props: SchemaFlags

    init(_ component: AnyComponent, _ arguments: [String]) throws(CommandError) {
        props = SchemaFlags(component.schema())
        let propNames = Set(props.flags.map(\.name))
        // A prop wins over an output or context flag of the same name.
        let others = (PictureFlags.own + PictureFlags.output + PictureFlags.context)
            .filter { !propNames.contains($0.name) }
        let parsed = try ParsedArguments(arguments, flags: props.flags + others)
        if let extra = parsed.positional.first {
            throw .usage(UsageError("there is an argument too many: \"\(extra)\""))
        }
        var propValues = JSONObject()
        var output = JSONObject()
        var context = JSONObject()
        if let text = parsed["--props"], !propNames.contains("--props") {
            guard case .object(let object) = try SchemaFlags.json(text, of: "--props") else {
                throw .usage(UsageError("--props takes a JSON object"))
            }
            propValues = object
        }
        for (name, text) in parsed.flags {
            if let member = props.member(of: name) {
                propValues[member] = try props.value(text, of: name)
                continue
            }
            switch name {
            case "--output", "--props": break
            case "--output-text": output["text"] = .string(text)
            case "--animated": output["animated"] = .bool(text == "true")
            case "--scale": output["scale"] = Self.number(text)
            case "--padding": output["padding"] = Self.number(text)
            case "--format": output["format"] = .string(text)
            case "--background": output["background"] = .string(text)
            case "--id-prefix": output["idPrefix"] = .string(text)
            case "--theme": context["theme"] = try Self.textOrJSON(text, of: name)
            case "--color-scheme": context["colorScheme"] = .string(text)
            case "--locale": context["locale"] = .string(text)
            case "--layout-direction": context["layoutDirection"] = .string(text)
            case "--platform": context["platform"] = try Self.platform(text)
            default: break
            }
        }
        file = parsed["--output"]
        if output["format"] == nil, let file, let format = try Self.format(of: file) {
            output["format"] = .string(format)
        }
        params = [
            "component": .string(component.id), "props": .object(propValues), "context": .object(context),
            "output": .object(output),
        ]
    }

    private static func format(of file: String) throws(CommandError) -> String? {
        guard file != "-" else { return nil }
        let name = file.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
        switch ending {
        case "svg", "png", "apng": return ending
        case nil: return nil
        case let other?:
            throw .usage(
                UsageError("no format is known by the ending .\(other); name one with --format svg, png or apng"))
        }
    }

    private static func number(_ text: String) -> JSONValue {
        switch try? Jansson.parse(Array(text.utf8)) {
        case .integer(let number)?: .integer(number)
        case .real(let number)?: .real(number)
        default: .string(text)
        }
    }

    private static func textOrJSON(_ text: String, of flag: String) throws(CommandError) -> JSONValue {
        text.hasPrefix("{") ? try SchemaFlags.json(text, of: flag) : .string(text)
    }

    private static func platform(_ text: String) throws(CommandError) -> JSONValue {
        if text.hasPrefix("{") { return try SchemaFlags.json(text, of: "--platform") }
        let parts = text.split(separator: " ", maxSplits: 1).map { String($0) }
        var platform = JSONObject()
        platform.append("os", .string(parts.first ?? ""))
        platform.append("version", ifPresent: parts.count == 2 ? .string(parts[1]) : nil)
        return .object(platform)
    }

    /// An error answer in the words of the command line: flags instead of pointers.
    func explain(_ error: RPCError) -> String {
        guard case .string(let pointer)? = error.data["pointer"], error.message.hasPrefix(pointer) else {
            return error.message
        }
        let tokens = pointer.split(separator: "/").map { String($0) }
        let flag: String? =
            switch tokens.first {
            case "props"? where tokens.count > 1: props.flag(of: tokens[1])
            case "output"? where tokens.count > 1:
                tokens[1] == "text" ? "--output-text" : "--" + SchemaFlags.kebab(tokens[1])
            case "context"? where tokens.count > 1: "--" + SchemaFlags.kebab(tokens[1])
            default: nil
            }
        guard let flag else { return error.message }
        let inner = tokens.dropFirst(2).map { "/" + $0 }.joined()
        let message = error.message.dropFirst(pointer.utf8.count)
        var text = flag + (inner.isEmpty ? "" : " at \(inner)") + message
        if case .string(let suggestion)? = error.data["suggestion"], !message.contains("did you mean") {
            text += "\n  tip: did you mean \"\(suggestion)\"?"
        }
        return text
    }
}
