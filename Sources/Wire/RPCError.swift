package import JSONValues

/// An error response: a code for programs, a message for people, and data with the reason.
package struct RPCError: Error, Equatable, Sendable {
    package let code: ErrorCode
    /// Starts with a lower-case letter and has no full stop at the end, because terminals show it after `error: `.
    package let message: String
    /// Starts with `reason`, a word of the closed list of its code.
    package var data: JSONObject

    package init(_ code: ErrorCode, reason: String, message: String, data: JSONObject = [:]) {
        self.code = code
        self.message = message
        self.data = JSONObject(members: [.init(key: "reason", value: .string(reason))] + data.members)
    }

    package var json: JSONValue {
        ["code": .integer(Int64(code.rawValue)), "message": .string(message), "data": .object(data)]
    }
}

extension RPCError {
    package static func invalidRequest(_ reason: String, _ message: String) -> RPCError {
        RPCError(.invalidRequest, reason: reason, message: message)
    }

    package init(_ error: JSONSyntaxError) {
        if error.reason == .tooManyValues {
            let limit = Limits.maxValues
            self.init(
                .invalidRequest, reason: error.reason.rawValue,
                message: "the message has more values than the limit \(limit.name) of \(limit.value)",
                data: ["limit": .string(limit.name), "value": .integer(Int64(limit.value))])
            return
        }
        self.init(.parseError, reason: error.reason.rawValue, message: "not one JSON value: \(error.message)")
    }

    package init(_ fault: FrameFault) {
        switch fault {
        case .badHeader:
            self = .invalidRequest(fault.reason, "the header needs exactly one usable Content-Length")
        case .headerTooLarge: self.init(fault, "the header block", over: Limits.maxHeaderBytes)
        case .unsupportedCharset: self = .invalidRequest(fault.reason, "the only charset is utf-8")
        case .messageTooLarge: self.init(fault, "the message", over: Limits.maxMessageBytes)
        case .truncated:
            self.init(.parseError, reason: fault.reason, message: "the input ended inside a message")
        }
    }

    private init(_ fault: FrameFault, _ what: String, over limit: InvalidValue.Limit) {
        self.init(
            .invalidRequest, reason: fault.reason,
            message: "\(what) is over the limit \(limit.name) of \(limit.value) bytes",
            data: ["limit": .string(limit.name), "value": .integer(Int64(limit.value))])
    }
}
