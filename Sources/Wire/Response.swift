package import JSONValues

/// The response to a request of this side.
package struct Response: Equatable, Sendable {
    /// Nil where the response has the id null, because the other side could not read the id of the request.
    package let id: RequestID?
    package let outcome: Result<JSONValue, RemoteError>

    /// Nil for an object that is not a response. A response has either a result or an error, and an id or null.
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

/// The error of a response.
package struct RemoteError: Error, Equatable, Sendable {
    package let code: Int64
    package let message: String
    /// Empty where the response has no `data`, or `data` is not an object.
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
