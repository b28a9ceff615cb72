import Components
import JSONValues
import PNGExport
import Plugins
package import Symbols
import Typesetting
import UnicodeFacts
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What every connection of a process shares: the components' world, and what the host says of itself.
package final class Host: Sendable {
    /// The product's own version.
    package static let version = "1.0.0"
    /// Newest last.
    package static let protocolVersions = ["1.0"]

    let world: World
    let images: ImageLibrary
    let plugins: PluginFleet
    let grants: Grants
    private let typesetter: Typesetter
    private let symbols: SymbolLibrary

    /// - Parameter packs: icon packs beside the main one, by their prefixes.
    package init(
        grants: Grants = Grants(), packs: [ExternalPack] = [], plugins: PluginFleet = PluginFleet([])
    ) {
        Jansson.start()
        typesetter = Typesetter()
        symbols = SymbolLibrary(folders: SymbolFolders.all, external: packs, shaper: typesetter)
        world = World(shaper: typesetter, symbols: symbols)
        self.grants = grants
        images = ImageLibrary(grants)
        self.plugins = plugins
        plugins.serve(self)
    }

    /// Ends what the host has started, and waits until it is gone; for a second or two at most.
    package static func endChildren() {
        ChildLoop.shared.end()
    }

    /// Ends the process, in which work may be going on. Plugins are told, and have half a second to end in order.
    static func leave(_ status: Int32) -> Never {
        ChildLoop.shared.end(milliseconds: 500, isHurried: true)
        _exit(status)
    }

    /// The result of `initialize` (R401).
    var description: JSONValue {
        let newest = Self.protocolVersions.last ?? ""
        return [
            "protocolVersion": .string(newest),
            "serverInfo": [
                "name": "roundel", "version": .string(Self.version),
                "unicodeVersion": .string(UnicodeVersion.runtime.description),
                "fontsDigest": .string(typesetter.fontsDigest), "iconsDigest": .string(symbols.digest),
            ],
            "capabilities": [
                "framings": .array(Framing.allCases.map { .string($0.rawValue) }),
                "formats": .array(OutputFormat.allCases.map { .string($0.rawValue) }),
                "components": .array((ComponentList.all + plugins.components).map { .string($0.id) }),
                "batch": true, "cancellation": true, "progress": true, "plugins": .bool(!plugins.isEmpty),
                "files": .bool(!grants.writableFolders.isEmpty || !grants.readableFolders.isEmpty),
                "network": .bool(!grants.networkHosts.isEmpty),
            ],
            "limits": .object(JSONObject(Limits.all.map { ($0.name, .integer(Int64($0.value))) })),
        ]
    }
}
