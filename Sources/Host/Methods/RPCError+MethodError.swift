package import JSONValues
package import Wire

/// The one place that turns what went wrong into error answers.
extension RPCError {
    init(_ error: MethodError) {
        switch error {
        case .invalid(let value): self.init(value)
        case .cancelled: self.init(.cancelled, reason: "cancelled", message: "the request was cancelled")
        case .deadlineExceeded:
            self.init(
                .deadlineExceeded, reason: "deadline_exceeded", message: "the answer was not ready at its deadline")
        case .failed(let error): self = error
        case .suspended:
            self.init(.internalError, reason: "internal_error", message: "nothing waits for what this waits for")
        }
    }

    static var duplicateID: RPCError {
        .invalidRequest("duplicate_id", "a request with this id is still in flight")
    }

    package init(_ value: InvalidValue) {
        let place = value.pointer.description
        var data = value.details
        data.append("pointer", .string(place))
        data.append("expected", ifPresent: value.expected.map(JSONValue.string))
        data.append("received", ifPresent: value.received.map(JSONValue.string))
        data.append("suggestion", ifPresent: value.suggestion.map(JSONValue.string))
        if let limit = value.limit {
            data.append("limit", .string(limit.name))
            data.append("value", .integer(Int64(limit.value)))
        }
        let message = place.isEmpty || value.isElsewhere ? value.message : "\(place): \(value.message)"
        let code: ErrorCode =
            switch value.reason {
            case .pluginFailed: .pluginFailed
            case .notPermitted: .notPermitted
            default: value.limit == nil ? .invalidParams : .limitExceeded
            }
        self.init(
            code, reason: value.reason.rawValue, message: message,
            data: data)
    }
}
