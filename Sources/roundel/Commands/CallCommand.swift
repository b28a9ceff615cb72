import Host
import JSONValues
import Wire

/// `roundel call`: one method, without writing JSON-RPC by hand.
enum CallCommand: Command {
    static let name = "call"
    static let summary = "Call one method and print its result."

    static let page = CommandPage(
        name,
        about: ["Call one method of the protocol and print its result as JSON; an error goes to standard error."],
        arguments: [
            .init("METHOD", .choice(MethodNames.all), "The method; `roundel call rpc.discover` describes them all."),
            .init("PARAMS", .text("JSON"), isOptional: true, "A JSON object; - reads it from standard input."),
        ],
        groups: [
            .init(title: CommandPage.options, flags: [GrantFlags.write, SymbolsFlag.flag]),
            .init(title: "Pictures", flags: GrantFlags.pictures),
            .init(title: "Plugins", flags: PluginFlags.all),
        ],
        examples: [
            "roundel call initials/compute '{\"name\": \"Jamie Lin\"}'",
            "roundel call component/describe '{\"component\": \"avatar\"}'",
        ],
        exits: [
            .init(status: 0, meaning: "a result"), .init(status: 1, meaning: "an error answer"),
            .init(status: 64, meaning: "the arguments are off"),
            .init(status: 74, meaning: "standard output could not be written"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, for: page)
        let host = Host(
            grants: try GrantFlags.grants(parsed), packs: try SymbolsFlag.packs(parsed),
            plugins: try PluginFlags.fleet(parsed))
        let params = try params(parsed.positional.dropFirst().first)
        let result: [UInt8]
        do throws(RPCError) {
            result = try InProcess(host: host).call(parsed.positional[0], params)
        } catch {
            Diagnostic(error).print()
            var text: [UInt8] = []
            Jansson.write(error.json, to: &text)
            Terminal.error(String(decoding: text, as: UTF8.self))
            return ExitStatus.failure
        }
        try Terminal.output(result + [0x0A])
        return ExitStatus.success
    }

    private static func params(_ argument: String?) throws(CommandError) -> JSONObject {
        guard let argument else { return [:] }
        let text = argument == "-" ? StandardInput.readAll() : Array(argument.utf8)
        guard !text.isEmpty else {
            throw .usage(UsageError(argument == "-" ? "standard input is empty, and no PARAMS" : "PARAMS is empty"))
        }
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try Jansson.parse(text)
        } catch {
            throw .usage(UsageError("PARAMS is not JSON: \(error.message)"))
        }
        guard case .object(let object) = json else {
            throw .usage(UsageError("PARAMS is a JSON object, not a value of type \(json.typeName)"))
        }
        return object
    }
}
