import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel serve`: the protocol on standard input and output.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Speak JSON-RPC on standard input and output."

    static let page = CommandPage(
        name,
        about: [
            "Speak JSON-RPC 2.0 on standard input and output: one message a line, or with Content-Length headers, "
                + "whichever the client begins with."
        ],
        groups: [
            .init(
                title: CommandPage.options,
                flags: [
                    Flag("--ordered", .toggle(isOn: false), "Give answers in the order of the requests."),
                    Flag("--workers", .text("N"), "Threads that work. Default: one a processor."),
                    GrantFlags.write, SymbolsFlag.flag,
                    Flag(
                        "--trace", .file,
                        "Append every message of both directions to FILE, a line each with its time; the payloads of "
                            + "data: URIs are left out, and so are messages that FILE takes too slowly."),
                ]),
            .init(title: "Pictures", flags: GrantFlags.pictures),
            .init(title: "Plugins", flags: PluginFlags.all + [PluginFlags.watch]),
        ],
        examples: [
            "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"component/list\"}' | roundel serve",
            "roundel serve --ordered --trace trace.log",
            "roundel serve --allow-read photos --allow-net images.example.com",
        ],
        exits: [
            .init(status: 0, meaning: "the input ended"), .init(status: 1, meaning: "exit without shutdown"),
            .init(status: 64, meaning: "the arguments are off"), .init(status: 65, meaning: "the framing broke"),
            .init(status: 74, meaning: "standard output or the trace could not be written"),
        ])

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        // Threads inherit what is blocked, so this comes before the first of them.
        let termination = Termination()
        let parsed = try ParsedArguments(arguments, for: page)
        var options = Server.Options()
        options.isOrdered = parsed.isOn("--ordered")
        options.workers = try parsed.number("--workers", in: 1...256)
        let grants = try GrantFlags.grants(parsed)
        let packs = try SymbolsFlag.packs(parsed)
        if let file = parsed["--trace"] {
            do throws(FileError) {
                options.trace = try Trace(path: file)
            } catch {
                throw .output("--trace: \(error.message)")
            }
        }
        if Terminal.isInteractive(STDIN_FILENO) { hint() }
        let plugins = try PluginFlags.servingFleet(parsed)
        let host = Host(grants: grants, packs: packs, plugins: plugins)
        return Server(host: host, options: options).run(until: termination)
    }

    /// For a person who expected something else of a bare `serve`.
    private static func hint() {
        Terminal.error(
            """
            roundel serve speaks JSON-RPC, one message a line, for example:
              {"jsonrpc":"2.0","id":1,"method":"initials/compute","params":{"name":"Jamie Lin"}}
            Ctrl-D ends it; `roundel help` lists the commands that are made for people.
            """)
    }
}
