package import JSONValues

/// A call as the protocol means it: a method with parameters by name.
package struct Call: Equatable, Sendable {
    /// Nil for a notification, which is never answered.
    package let id: RequestID?
    package let method: String
    package let params: JSONObject
    /// Parameters by position, which no method takes.
    package let isPositional: Bool

    package init(id: RequestID?, method: String, params: JSONObject, isPositional: Bool) {
        self.id = id
        self.method = method
        self.params = params
        self.isPositional = isPositional
    }
}
