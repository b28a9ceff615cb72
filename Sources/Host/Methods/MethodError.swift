import JSONValues
import Wire

/// Why a method gives no result.
enum MethodError: Error {
    case invalid(InvalidValue)
    case cancelled
    case deadlineExceeded
    case failed(RPCError)
    /// No error: it cannot go on before something has come from outside.
    case suspended(any Suspension)
}

extension InvalidValue {
    static var byNameOnly: InvalidValue {
        InvalidValue(
            .byNameOnly, "parameters are given by name, in an object", expected: "an object", received: "array")
    }
}
