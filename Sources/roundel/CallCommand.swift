import Host
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel call`: one method, without writing JSON-RPC by hand.
enum CallCommand: Command {
    static let name = "call"
    static let summary = "Call one method and print its result."

    static let help = """
        Call one method of the protocol and print its result as JSON; an error goes to standard error.

        Usage: roundel call METHOD [PARAMS]

        PARAMS is a JSON object; `-` reads it from standard input.

        Examples:
          roundel call initials/compute '{"name": "Jamie Lin"}'
          roundel call component/describe '{"component": "avatar"}'

        Exit status: 0 with a result, 1 with an error, 64 where the arguments are off.
        """

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, flags: [])
        guard let method = parsed.positional.first, parsed.positional.count <= 2 else {
            throw .usage(UsageError("call takes a method and, if need be, its parameters"))
        }
        var params = JSONObject()
        if parsed.positional.count == 2 {
            var text = Array(parsed.positional[1].utf8)
            if parsed.positional[1] == "-" { text = StandardInput.readAll() }
            let json: JSONValue
            do throws(JSONSyntaxError) {
                json = try Jansson.parse(text)
            } catch {
                throw .usage(UsageError("the parameters are not JSON: \(error.message)"))
            }
            guard case .object(let object) = json else {
                throw .usage(UsageError("the parameters are a JSON object, not a value of type \(json.typeName)"))
            }
            params = object
        }
        let result: [UInt8]
        do throws(RPCError) {
            result = try InProcess(host: Host()).call(method, params)
        } catch {
            Terminal.error("error: \(error.message)")
            var text: [UInt8] = []
            Jansson.write(error.json, to: &text)
            Terminal.error("  " + String(decoding: text, as: UTF8.self))
            return ExitStatus.failure
        }
        guard Terminal.write(result + [0x0A], to: STDOUT_FILENO) else {
            throw .output("standard output takes no more")
        }
        return ExitStatus.success
    }
}
