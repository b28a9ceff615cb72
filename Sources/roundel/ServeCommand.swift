import Host

/// `roundel serve`: the protocol on standard input and output.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Speak JSON-RPC on standard input and output."

    private static let flags = [
        Flag("--ordered", .toggle, "Answers keep the order of the requests."),
        Flag("--workers", .text("N"), "Threads that work. Default: one a processor."),
        Flag("--allow-write", .text("DIR"), "Lets requests write files below DIR; may be repeated."),
    ]

    static let help = """
        Speak JSON-RPC 2.0 on standard input and output: one message a line, or with Content-Length headers.

        Usage: roundel serve [OPTIONS]

        Options:
        \(Flag.help(flags))

        Example:
          printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"initials/compute","params":{"name":"Jamie Lin"}}' | roundel serve

        Exit status: 0 at the end of the input, 65 where the framing broke, 74 where the output could take no more.
        """

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, flags: flags)
        if let extra = parsed.positional.first {
            throw .usage(UsageError("serve takes no argument \"\(extra)\""))
        }
        var options = Server.Options()
        options.isOrdered = parsed["--ordered"] == "true"
        if let text = parsed["--workers"] {
            guard let count = Int(text), (1...256).contains(count) else {
                throw .usage(UsageError("--workers takes a number from 1 to 256, not \"\(text)\""))
            }
            options.workers = count
        }
        var grants = Grants()
        for folder in parsed.all("--allow-write") {
            guard let place = FileOutput.resolve(folder) else {
                throw .usage(UsageError("--allow-write: there is no folder \"\(folder)\""))
            }
            grants.writableFolders.append(place)
        }
        return Server(host: Host(grants: grants), options: options).run()
    }
}
