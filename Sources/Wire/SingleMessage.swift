import JSONValues

/// One message: an element of a batch, or the only content of a frame.
package enum SingleMessage: Equatable, Sendable {
    case call(Call)
    /// A response to a request that this side did not make.
    case ignored
    case invalid(id: RequestID?, RPCError)

    /// Whether the message must be answered: false for notifications and ignored messages.
    package var isOwedAnAnswer: Bool {
        switch self {
        case .call(let call): call.id != nil
        case .ignored: false
        case .invalid: true
        }
    }
}

extension SingleMessage {
    init(inBatch json: JSONValue) {
        if case .array = json {
            self = .invalid(id: nil, .invalidRequest("not_in_batch", "a batch holds no batches"))
        } else {
            self.init(json)
        }
    }

    init(_ json: JSONValue) {
        guard case .object(let object) = json else {
            self = .invalid(
                id: nil,
                .invalidRequest("invalid_request", "a message is an object, not a value of type \(json.typeName)"))
            return
        }
        let rawID = object["id"]
        let id = rawID.flatMap(RequestID.init)
        func invalid(_ message: String) -> SingleMessage {
            .invalid(id: id, .invalidRequest("invalid_request", message))
        }
        guard object["jsonrpc"]?.isString("2.0") == true else {
            self = invalid("\"jsonrpc\" must be \"2.0\"")
            return
        }
        guard let method = object["method"] else {
            self = Self.isResponse(object) ? .ignored : invalid("\"method\" is missing")
            return
        }
        guard case .string(let name) = method else {
            self = invalid("\"method\" must be a string, not a value of type \(method.typeName)")
            return
        }
        var params = JSONObject()
        var isPositional = false
        switch object["params"] {
        case nil, .null?: break
        case .object(let members)?: params = members
        case .array(let elements)?: isPositional = !elements.isEmpty
        case let other?:
            self = invalid("\"params\" must be an object, not a value of type \(other.typeName)")
            return
        }
        if let rawID, id == nil {
            let message = "\"id\" must be a string or an integer, not a value of type \(rawID.typeName)"
            self = .invalid(id: nil, .invalidRequest("invalid_id", message))
            return
        }
        self = .call(Call(id: id, method: name, params: params, isPositional: isPositional))
    }

    private static func isResponse(_ object: JSONObject) -> Bool {
        guard let id = object["id"], id == .null || RequestID(id) != nil else { return false }
        return (object["result"] != nil) != (object["error"] != nil)
    }
}
