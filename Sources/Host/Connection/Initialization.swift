import Components
import JSONValues
import Wire

/// The parameters of `initialize` (R401–R406), checked.
struct Initialization {
    let context: ContextOptions
    let processID: Int?

    init(_ params: JSONObject) throws(MethodError) {
        let parameters: InitializeParameters
        do throws(InvalidValue) {
            // What every method takes is checked here too, though unknown members are passed over.
            parameters = try InitializeParameters(decoding: CallOptions.split(params).own)
        } catch {
            throw .invalid(error)
        }
        if let version = parameters.protocolVersion, !Host.protocolVersions.contains(version) {
            let supported = Host.protocolVersions
            throw .failed(
                RPCError(
                    .unsupportedVersion, reason: "unsupported_version",
                    message:
                        "the protocol version \"\(version.shortened)\" is not among \(supported.joined(separator: ", "))",
                    data: [
                        "supported": .array(supported.map(JSONValue.string)), "requested": .string(version.shortened),
                    ]))
        }
        context = parameters.context
        processID = parameters.processId
    }
}

/// The parameters of `initialize`. Unknown members are ignored, so that newer clients can connect.
struct InitializeParameters: Record {
    var protocolVersion: String?
    var clientInfo: ClientInfo?
    var context = ContextOptions()
    var processId: Int?

    static let fields = FieldList<InitializeParameters>(
        ignoresUnknown: true,
        [
            Field("protocolVersion", .string, \.protocolVersion, "The version to speak; default: the newest."),
            Field("clientInfo", .record(), \.clientInfo, "Who the client is."),
            Field("context", .record(), \.context, "Defaults for every request's context."),
            Field("processId", .integer(), \.processId, "A process whose end ends the host."),
        ])
}

struct ClientInfo: Record {
    var name = ""
    var version: String?

    static let fields = FieldList<ClientInfo>(
        ignoresUnknown: true,
        [
            Field("name", .string, \.name, required: true, "The client's name."),
            Field("version", .string, \.version, "Its version."),
        ])
}
