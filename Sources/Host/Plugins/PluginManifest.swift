import Components
import JSONValues

/// How a plugin introduces itself: the result of `plugin/initialize` (R2601).
struct PluginManifest: Record {
    var id = ""
    var version = ""
    /// Of the protocol; the host's where it does not say.
    var protocolVersion: String?
    var components: [PluginComponent] = []
    /// With everything in them checked.
    private(set) var definitions: [AnyComponent] = []

    static let maxIDBytes = 32
    static let maxComponents = InvalidValue.Limit(name: "pluginComponents", value: 1000)

    static let fields = FieldList<PluginManifest>([
        Field("id", .pluginID, \.id, required: true, "Stands before the slash in the ids of all its components."),
        Field("version", .text, \.version, required: true, "Its own version."),
        Field("protocolVersion", .string, \.protocolVersion, "The version of the protocol that it speaks."),
        Field(
            "components", .list(of: .record(), limit: maxComponents), \.components, required: true, "What it draws."),
    ])

    static func isID(_ id: String) -> Bool {
        id.utf8.count <= maxIDBytes && PluginComponent.isName(id.utf8)
    }

    /// Faults point into the result.
    init(reading json: JSONValue) throws(InvalidValue) {
        try self.init(decoding: json)
        if let version = protocolVersion, !Host.protocolVersions.contains(where: version.isExactly) {
            throw InvalidValue(
                .unknownValue, "it speaks the version \"\(version.shortened)\" of the protocol", at: "protocolVersion",
                expected: "one of " + Host.protocolVersions.joined(separator: ", "), received: version.shortened)
        }
        for (index, component) in components.enumerated() {
            do throws(InvalidValue) {
                do throws(InvalidValue) {
                    let definition = try component.definition(of: id)
                    guard !definitions.contains(where: { $0.id.isExactly(definition.id) }) else {
                        throw InvalidValue(
                            .conflictingParameters, "there is a second component \"\(definition.id)\"", at: "id")
                    }
                    definitions.append(definition)
                } catch {
                    throw error.inside("\(index)")
                }
            } catch {
                throw error.inside("components")
            }
        }
    }

    init() {}
}
