import Components
package import JSONValues
package import Wire

/// What holds for every picture of a batch unless the item says otherwise.
package struct PictureDefaults: Sendable {
    let context: ContextOptions
    let output: OutputOptions

    /// Faults point into `context` and `output`, as in `component/renderBatch`.
    package init(context: JSONObject, output: JSONObject) throws(RPCError) {
        do throws(InvalidValue) {
            let object: JSONObject = ["items": [], "context": .object(context), "output": .object(output)]
            let parameters = try ComponentRenderBatch.Parameters(decoding: object)
            self.context = parameters.context
            self.output = parameters.output
        } catch {
            throw RPCError(error)
        }
    }
}
