import Components
package import JSONValues
package import Wire

/// The host's methods without a connection: how the command line uses them.
package struct InProcess {
    /// A picture and what a person should hear of it.
    package struct Picture {
        package let bytes: [UInt8]
        /// `svg` or `png`, which is also the ending of a file.
        package let format: String
        package let warnings: [JSONValue]
    }

    private let router: Router
    private let workspace = Workspace()

    package init(host: Host) {
        router = Router(host: host)
    }

    private var environment: Environment {
        Environment(
            world: router.host.world, grants: router.host.grants, session: Session(), helpers: nil,
            workspace: workspace, ticket: nil, progress: nil)
    }

    /// The result of a method as JSON text.
    package func call(_ method: String, _ params: JSONObject) throws(RPCError) -> [UInt8] {
        let call = Call(id: .integer(0), method: method, params: params, isPositional: false)
        do throws(MethodError) {
            switch LifecycleMethod(rawValue: method) {
            case .initialize?:
                _ = try Initialization(params)
                return json(.value(router.host.description))
            case .ping?:
                try EmptyParameters.check(call)
                return json(.value([:]))
            // Without a connection there is nothing to begin or to end.
            case .initialized?, .shutdown?, .exit?: return json(.value(.null))
            case nil: break
            }
            guard let work = router.work(for: call) else { throw .failed(router.methodNotFound(method)) }
            return json(try work.run(environment))
        } catch {
            throw RPCError(error)
        }
    }

    /// `component/render` with its bytes as they are.
    package func render(_ params: JSONObject) throws(RPCError) -> Picture {
        try picture { () throws(InvalidValue) in
            let parameters = try ComponentRender.Parameters(decoding: params)
            return (parameters.request, parameters.output, ContextOptions())
        }
    }

    /// One item of `component/renderBatch`. Faults point into the item.
    package func render(item: JSONValue, over defaults: PictureDefaults) throws(RPCError) -> Picture {
        try picture { () throws(InvalidValue) in
            let item = try ComponentRenderBatch.Item(decoding: item)
            guard item.output.path == nil else {
                throw InvalidValue(
                    .conflictingParameters, "the file is named by the item's id", at: "path",
                    expected: "an item without a path"
                ).inside("output")
            }
            return (item.request, item.output.over(defaults.output), defaults.context)
        }
    }

    private func picture(
        _ parameters: () throws(InvalidValue) -> (ComponentRequest, OutputOptions, ContextOptions)
    ) throws(RPCError) -> Picture {
        do throws(MethodError) {
            let request: ComponentRequest
            let output: OutputOptions
            let base: ContextOptions
            do throws(InvalidValue) {
                (request, output, base) = try parameters()
            } catch {
                throw .invalid(error)
            }
            let rendering = try ComponentRender.rendering(request, output, over: base, in: environment)
            var warnings: [JSONValue] = []
            if case .array(let list) = rendering.warnings.json { warnings = list }
            return Picture(bytes: rendering.bytes, format: rendering.format.rawValue, warnings: warnings)
        } catch {
            throw RPCError(error)
        }
    }

    private func json(_ reply: Reply) -> [UInt8] {
        var text: [UInt8] = []
        ReplyWriter.write(reply, to: &text)
        return text
    }
}
