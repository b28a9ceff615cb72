package import JSONValues

/// An answer to a request that this side made.
package struct Response: Equatable, Sendable {
    /// Nil where the other side could not tell which request it refuses.
    package let id: RequestID?
    package let outcome: Result<JSONValue, RemoteError>

    /// Nil for what is no answer: it has either a result or an error, and an id or null.
    package init?(_ json: JSONValue) {
        guard case .object(let object) = json, object["jsonrpc"]?.isString("2.0") == true, object["method"] == nil,
            let rawID = object["id"]
        else { return nil }
        id = RequestID(rawID)
        guard id != nil || rawID == .null else { return nil }
        switch (object["result"], object["error"]) {
        case (let result?, nil): outcome = .success(result)
        case (nil, .object(let error)?):
            guard let error = RemoteError(error) else { return nil }
            outcome = .failure(error)
        default: return nil
        }
    }
}

/// What the other side says is wrong with a request.
package struct RemoteError: Error, Equatable, Sendable {
    package let code: Int64
    package let message: String
    /// Empty without data that are an object.
    package let data: JSONObject

    package init(code: Int64, message: String, data: JSONObject = [:]) {
        self.code = code
        self.message = message
        self.data = data
    }

    init?(_ object: JSONObject) {
        guard case .integer(let code)? = object["code"], case .string(let message)? = object["message"] else {
            return nil
        }
        var data = JSONObject()
        if case .object(let members)? = object["data"] { data = members }
        self.init(code: code, message: message, data: data)
    }
}
