import JSONValues
import Wire

/// Finds the method that a call names.
struct Router: Sendable {
    /// Work that a call asks for, ready to be done on any thread.
    struct Work: Sendable {
        let weight: Weight
        /// As the client gave it, if it can be a token.
        let progressToken: JSONValue?
        let run: @Sendable (Environment) throws(MethodError) -> Reply
    }

    let host: Host
    private let methods: [String: AnyMethod]

    init(host: Host) {
        self.host = host
        methods = Dictionary(
            MethodList.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Nil where there is no such method.
    func work(for call: Call) -> Work? {
        guard !call.method.isTooLongForAName, let method = methods[call.method] else { return nil }
        let token: JSONValue? =
            switch call.params["progressToken"] {
            case .string(let text)?: .string(text)
            case .integer(let number)?: .integer(number)
            default: nil
            }
        return Work(weight: method.weight(call.params), progressToken: token) {
            (environment) throws(MethodError) in
            try environment.checkpoint()
            if call.isPositional { throw .invalid(.byNameOnly) }
            return try method.run(call.params, environment)
        }
    }

    func methodNotFound(_ name: String) -> RPCError {
        let names = MethodList.all.map(\.name) + LifecycleMethod.allCases.map(\.rawValue)
        let suggestion = NearestName.of(name, among: names)
        let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        var data: JSONObject = ["received": .string(name.shortened)]
        data.append("suggestion", ifPresent: suggestion.map(JSONValue.string))
        return RPCError(
            .methodNotFound, reason: "method_not_found", message: "there is no method \"\(name.shortened)\"\(hint)",
            data: data)
    }
}
