import Components
import JSONValues
import Wire

/// `component/renderBatch`: many pictures in one request.
enum ComponentRenderBatch: Method {
    static let name = "component/renderBatch"
    static let summary = "Many components as pictures; one bad item never fails the others."

    struct Parameters: Record {
        var items: [JSONValue] = []
        var context = ContextOptions()
        var output = OutputOptions()

        static let fields = FieldList<Parameters>([
            Field(
                "items", .items, \.items, required: true,
                "What to render: {id?, component, props, context?, output?} each."),
            Field("context", .record(), \.context, "Context of every item, under the item's own."),
            Field("output", .record(), \.output, "Output of every item, under the item's own."),
        ])
    }

    /// One picture of a batch.
    struct Item: Record {
        var id: JSONValue?
        var request = ComponentRequest()
        var output = OutputOptions()

        static let fields = FieldList<Item>(
            [Field("id", .itemID, \.id, "Given back with the result.")]
                + ComponentRequest.own.map { $0.lifted(to: \.request) } + [
                    Field("output", .record(), \.output, "What differs from the batch's output.")
                ])
    }

    static let errors: [ErrorCode] = [.notPermitted, .outputFailed, .limitExceeded]

    static let result: JSONObject = ResultSchema.object([
        "results": ResultSchema.list(
            ResultSchema.object([
                "index": ResultSchema.integer, "id?": .object(Kind<JSONValue>.itemID.schema()),
                "ok": ResultSchema.boolean,
                "rendering?": .object(ResultSchema.rendering),
                "error?": ResultSchema.anyObject,
            ])),
        "succeeded": ResultSchema.integer, "failed": ResultSchema.integer,
    ])

    static func weight(of params: JSONObject) -> Weight { .heavy }

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let items = parameters.items
        let run = environment.suspension as? SuspendableBatch ?? SuspendableBatch(count: items.count)
        if items.isEmpty { environment.progress?.report(done: 0, of: 0) }
        let runnable = run.takeRunnable()
        _ = try environment.map(runnable.count) { (place, environment) throws(MethodError) in
            try environment.checkpoint()
            let (index, suspension) = runnable[place]
            var environment = environment
            environment.suspension = suspension
            do throws(MethodError) {
                let outcome = try result(of: items[index], at: index, parameters, in: environment)
                let done = run.finish(index, outcome)
                environment.progress?.report(done: done, of: items.count)
            } catch {
                guard case .suspended(let suspension) = error else { throw error }
                run.suspend(index, suspension)
            }
        }
        guard let outcomes = run.outcomes else { throw .suspended(run) }
        let succeeded = outcomes.count { $0.isSuccess }
        return .object([
            ("results", .array(outcomes.map(\.reply))), ("succeeded", .value(.integer(Int64(succeeded)))),
            ("failed", .value(.integer(Int64(outcomes.count - succeeded)))),
        ])
    }

    /// Only what stops the whole batch is thrown, and what an item has to wait for.
    private static func result(
        of json: JSONValue, at index: Int, _ parameters: Parameters, in environment: Environment
    ) throws(MethodError) -> SuspendableBatch.Outcome {
        var head: [(key: String, value: JSONValue)] = [("index", .integer(Int64(index)))]
        if case .object(let object) = json, let id = RequestID(object["id"] ?? .null) { head.append(("id", id.json)) }
        let replyHead = head.map { (key: $0.key, value: Reply.value($0.value)) }
        var environment = environment
        environment.place = head
        environment.precedence.item = index
        do throws(MethodError) {
            let item = try item(json)
            let rendering = try ComponentRender.rendering(
                item.request, item.output.over(parameters.output), over: parameters.context, in: environment)
            return SuspendableBatch.Outcome(
                reply: .object(replyHead + [("ok", .value(true)), ("rendering", rendering.reply)]), isSuccess: true)
        } catch {
            let failure: RPCError
            switch error {
            case .cancelled, .deadlineExceeded, .suspended: throw error
            case .invalid(let value): failure = RPCError(value.inside("\(index)").inside("items"))
            case .failed(let other): failure = other.inside("/items/\(index)")
            }
            return SuspendableBatch.Outcome(
                reply: .object(replyHead + [("ok", .value(false)), ("error", .value(failure.json))]), isSuccess: false)
        }
    }

    private static func item(_ json: JSONValue) throws(MethodError) -> Item {
        do throws(InvalidValue) { return try Item(decoding: json) } catch { throw .invalid(error) }
    }
}

extension Kind where Value == [JSONValue] {
    /// A list whose members are looked at one by one, later, so that a bad one fails alone.
    fileprivate static var items: Kind {
        Kind<[JSONValue]>.list(of: .any, limit: Limits.maxChildren).checked(
            documentedBy: ["items": .object(ComponentRenderBatch.Item.fields.schema)]) { _ in }
    }
}

extension Kind where Value == JSONValue {
    /// What can be the id of a request. A real would not come back as it was written.
    static var itemID: Kind {
        Kind(
            schema: { ["type": ["string", "integer"]] },
            decode: { (json) throws(InvalidValue) in
                guard let id = RequestID(json) else {
                    throw .wrongType(expected: "a string or an integer", received: json)
                }
                return id.json
            },
            encode: { $0 })
    }
}

extension RPCError {
    /// The same fault, its pointer seen from further out.
    fileprivate func inside(_ place: String) -> RPCError {
        guard case .string(let pointer)? = data["pointer"] else { return self }
        var outer = self
        outer.data["pointer"] = .string(place + pointer)
        return outer
    }
}
