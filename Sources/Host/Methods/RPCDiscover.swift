import JSONValues
import Wire

/// `rpc.discover`: this protocol as an OpenRPC document, made from the declarations that decode the parameters.
enum RPCDiscover: Method {
    static let name = "rpc.discover"
    static let summary = "This protocol as an OpenRPC document."

    typealias Parameters = NoParameters

    static let result: JSONObject = ["type": "object"]

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        .value(OpenRPCDocument.value)
    }
}
