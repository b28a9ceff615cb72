import JSONValues
import Wire

/// A method with its types erased, as the router and `rpc.discover` know it. A class, because every request looks one up.
final class AnyMethod: Sendable {
    let name: String
    let summary: String
    /// JSON Schema of the parameters, an object.
    let parameters: @Sendable () -> JSONObject
    /// JSON Schema of the result.
    let result: @Sendable () -> JSONObject
    /// Every code that an error of it may have.
    let errors: [ErrorCode]
    let weight: @Sendable (JSONObject) -> Weight
    let run: @Sendable (JSONObject, Environment) throws(MethodError) -> Reply

    init<M: Method>(_ method: M.Type) {
        name = M.name
        summary = M.summary
        parameters = { M.Parameters.fields.schema }
        result = { M.result }
        errors = [.invalidParams, .internalError, .cancelled] + M.errors + [.deadlineExceeded]
        weight = { M.weight(of: $0) }
        run = { (params, environment) throws(MethodError) in
            // What a plugin says may be another thing every time.
            let isRepeatable = M.isRepeatable && environment.plugins.isEmpty
            let key = isRepeatable ? AnswerKey(params, in: environment.session) : nil
            if let key, let text = environment.workspace.answers.text(for: key) { return .text(text) }
            let parameters: M.Parameters
            do throws(InvalidValue) {
                var own = params
                if CallOptions.arePresent(in: params) { own = try CallOptions.split(params).own }
                parameters = try M.Parameters(decoding: own)
            } catch {
                throw .invalid(error)
            }
            let reply = try M.answer(parameters, in: environment)
            if let key { environment.workspace.answers.keep(reply, for: key) }
            return reply
        }
    }
}
