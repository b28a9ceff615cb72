import Components
import JSONValues
import PNGExport
import Typesetting
import UnicodeFacts
import Wire

/// What every connection of a process shares: the components' world, and what the host says of itself.
package struct Host: Sendable {
    /// The product's own version.
    package static let version = "1.0.0"
    /// Newest last.
    package static let protocolVersions = ["1.0"]

    let world: World
    let grants: Grants
    private let typesetter: Typesetter

    package init(grants: Grants = Grants()) {
        Jansson.start()
        typesetter = Typesetter()
        world = World(shaper: typesetter, symbols: NoSymbols())
        self.grants = grants
    }

    /// The result of `initialize` (protocol 4).
    var description: JSONValue {
        let newest = Self.protocolVersions.last ?? ""
        return [
            "protocolVersion": .string(newest),
            "serverInfo": [
                "name": "roundel", "version": .string(Self.version),
                "unicodeVersion": .string(UnicodeVersion.runtime.description),
                "fontsDigest": .string(typesetter.fontsDigest), "iconsDigest": .null,
            ],
            "capabilities": [
                "framings": .array(Framing.allCases.map { .string($0.rawValue) }),
                "formats": .array(OutputFormat.allCases.map { .string($0.rawValue) }),
                "components": .array(ComponentList.all.map { .string($0.id) }),
                "batch": true, "cancellation": true, "progress": true, "plugins": false,
                "files": .bool(!grants.writableFolders.isEmpty), "network": false,
            ],
            "limits": .object(JSONObject(Limits.all.map { ($0.name, .integer(Int64($0.value))) })),
        ]
    }
}
