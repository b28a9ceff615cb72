import Host

/// The flags that let a command reach beyond its own pipes.
enum GrantFlags {
    static let write = Flag(
        "--allow-write", .folder, isRepeatable: true, "Let requests write files below DIR; may be repeated.")
    static let read = Flag(
        "--allow-read", .folder, isRepeatable: true, "Let pictures come from files below DIR; may be repeated.")
    static let network = Flag(
        "--allow-net", .text("HOST[:PORT]"), isRepeatable: true,
        "Let pictures come from HOST, or with * from any public one; a private address has to be named. May be repeated."
    )
    static let cache = Flag(
        "--cache", .folder, "Keep fetched pictures in DIR as well, for as long as their servers allow.")

    /// What pictures may come from.
    static let pictures = [read, network, cache]

    /// - Parameter named: files on the command line itself, which need no grant.
    static func grants(_ parsed: ParsedArguments, named files: [String] = []) throws(CommandError) -> Grants {
        var grants = Grants()
        grants.writableFolders = try folders(parsed, write)
        grants.readableFolders = try folders(parsed, read)
        for file in files {
            // The worker knows folders only, and is asked for nothing but what stands on the command line.
            let place = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if let folder = FileOutput.resolve(place.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : place) {
                grants.readableFolders.append(folder)
            }
        }
        for host in parsed.all(network.name) {
            guard isHost(host) else {
                throw .usage(
                    UsageError(
                        "\(network.name) takes a host, perhaps with a port, not \"\(host)\"",
                        tip: "for example: \(network.name) images.example.com, \(network.name) localhost:8080"))
            }
            grants.networkHosts.append(host)
        }
        grants.cacheFolder = parsed[cache.name]
        return grants
    }

    private static func folders(_ parsed: ParsedArguments, _ flag: Flag) throws(CommandError) -> [String] {
        var folders: [String] = []
        for folder in parsed.all(flag.name) {
            guard let place = FileOutput.resolve(folder) else {
                throw .usage(UsageError("\(flag.name): there is no folder \"\(folder)\""))
            }
            // Its path was repaired to be text, and leads nowhere.
            guard FileOutput.resolve(place) != nil else {
                throw .usage(UsageError("\(flag.name): the path of the folder \"\(folder)\" is not UTF-8"))
            }
            folders.append(place)
        }
        return folders
    }

    /// A name or an address; the worker knows the rest. An address of the whole picture is what people try first.
    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != 0x7F }
    }
}
