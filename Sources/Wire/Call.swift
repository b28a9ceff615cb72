package import JSONValues

/// A JSON-RPC request or notification: a method and its parameters.
package struct Call: Equatable, Sendable {
    /// Nil for a notification, which gets no response.
    package let id: RequestID?
    package let method: String
    package let params: JSONObject
    /// Whether the parameters came by position, as a non-empty array; no method takes those, and `params` is then
    /// empty.
    package let isPositional: Bool

    package init(id: RequestID?, method: String, params: JSONObject, isPositional: Bool) {
        self.id = id
        self.method = method
        self.params = params
        self.isPositional = isPositional
    }
}
