import Components
import Host
import JSONValues
import Symbols
import Wire

/// A call of `render` on the command line, as the parameters of `component/render`.
struct RenderInvocation {
    let params: JSONObject
    /// Nil for standard output.
    let file: String?
    /// Whether the picture is anything but text.
    let isBinary: Bool
    let packs: [ExternalPack]
    let grants: Grants
    private let props: SchemaFlags
    /// What was typed, by flag.
    private let texts: [String: String]

    init(_ component: AnyComponent, _ arguments: [String]) throws(CommandError) {
        props = SchemaFlags(component.schema())
        let parsed = try ParsedArguments(arguments, for: RenderCommand.page(for: component))
        texts = Dictionary(parsed.flags.map { ($0.name, $0.value) }) { _, last in last }
        var propValues = JSONObject()
        if let text = parsed["--props"], props.member(of: "--props") == nil {
            guard case .object(let object) = try SchemaFlags.json(text, of: "--props") else {
                throw .usage(UsageError("--props takes a JSON object"))
            }
            propValues = object
        }
        // A prop wins over an output or context flag of the same name.
        for (name, text) in parsed.flags {
            guard let member = props.member(of: name) else { continue }
            propValues[member] = try props.value(text, of: name)
        }
        var (output, context) = try PictureFlags.values(parsed, besides: props)
        file = parsed["--output"]
        packs = try SymbolsFlag.packs(parsed)
        grants = try GrantFlags.grants(parsed, named: Self.pictureFiles(in: propValues))
        if let file, let format = try Self.format(of: file, besides: parsed["--format"]) {
            output["format"] = .string(format)
        }
        isBinary = output["format"].map { $0 != "svg" } ?? false
        params = [
            "component": .string(component.id), "props": .object(propValues), "context": .object(context),
            "output": .object(output),
        ]
    }

    /// The files that props name as pictures.
    private static func pictureFiles(in props: JSONObject) -> [String] {
        ["url", "image", "mask"].compactMap { name in
            guard case .string(let address)? = props[name] else { return nil }
            return PictureAddress.file(address)
        }
    }

    /// The format that the file's ending names.
    ///
    /// - Parameter given: the one that was asked for, which must not be another.
    private static func format(of file: String, besides given: String?) throws(CommandError) -> String? {
        guard file != "-" else { return nil }
        let name = file.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
        guard let ending else { return nil }
        let formats = PictureFlags.formats
        if let given {
            // An animated PNG is a PNG too.
            let isNamed = ending == given || (ending, given) == ("png", "apng")
            guard isNamed || !formats.contains(ending) || !formats.contains(given) else {
                throw .usage(
                    UsageError(
                        "--output \(file) and --format \(given) contradict each other",
                        tip: "the ending of the file is enough"))
            }
            return nil
        }
        guard formats.contains(ending) else {
            let endings = formats.map { "." + $0 }.joined(separator: ", ")
            throw .usage(
                UsageError(
                    "--output \(file): the ending .\(ending) names no format; there is \(endings)",
                    tip: "--format \(formats.joined(separator: "|")) goes with any name"))
        }
        return ending
    }

    /// An error answer in the words of the command line: flags instead of pointers. What cannot be read as the type of its
    /// flag at all is an error of usage, as an unknown flag is.
    func commandError(_ error: RPCError) -> CommandError {
        if error.data["reason"] == "wrong_type", case .string(let pointer)? = error.data["pointer"],
            case .string(let expected)? = error.data["expected"], let flag = flag(pointer), let text = texts[flag]
        {
            // What was typed says more than the type that it was taken for.
            return .usage(UsageError("\(flag) takes \(expected), not \"\(text.shortened)\""))
        }
        return .failure(Diagnostic(error, naming: flag))
    }

    private func flag(_ pointer: String) -> String? {
        // All of them together are no flag's.
        if pointer.isExactly("/props") { return "the props" }
        return PictureFlags.flag(pointer, in: ["props": props]) ?? PictureFlags.flag(pointer)
    }
}
