import JSONValues
import Wire

/// The check of lifecycle methods that take no parameters.
enum EmptyParameters {
    static func check(_ call: Call) throws(MethodError) {
        do throws(InvalidValue) {
            _ = try NoParameters(decoding: CallOptions.split(call.params).own)
        } catch {
            throw .invalid(error)
        }
    }
}
