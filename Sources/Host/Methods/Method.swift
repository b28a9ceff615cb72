import JSONValues
import Wire

/// One method of the protocol: its declaration and what it does. A file each.
protocol Method: Sendable {
    associatedtype Parameters: Record
    static var name: String { get }
    /// One sentence, for `rpc.discover`.
    static var summary: String { get }
    /// JSON Schema of the result.
    static var result: JSONObject { get }
    /// The codes of the errors that it may answer, beside those of every method.
    static var errors: [ErrorCode] { get }
    /// Judged before the parameters are decoded, so that the reading thread is not held up.
    static func weight(of params: JSONObject) -> Weight
    /// Whether the same parameters have the same answer, as long as they name nothing outside of themselves, and it is worth
    /// keeping.
    static var isRepeatable: Bool { get }
    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply
}

extension Method {
    static func weight(of params: JSONObject) -> Weight { .light }
    static var isRepeatable: Bool { false }
    static var errors: [ErrorCode] { [.limitExceeded] }
}

extension Method where Parameters == NoParameters {
    static var errors: [ErrorCode] { [] }
}

/// The parameters of a method that has none.
struct NoParameters: Record {
    static let fields = FieldList<NoParameters>([])
}
