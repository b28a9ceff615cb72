package import Components
package import JSONValues
import Threading
package import Wire

/// The host's methods without a connection: how the command line uses them.
package struct InProcess {
    /// A picture and what a person should hear of it.
    package struct Picture {
        package let bytes: [UInt8]
        /// `svg` or `png`, which is also the ending of a file.
        package let format: String
        package let warnings: [Warning]
    }

    private let router: Router
    private let workspace = Workspace()
    private let isNested: Bool

    /// - Parameter isNested: whether all that it does is asked for by plugins, in the middle of calls.
    package init(host: Host, isNested: Bool = false) {
        router = Router(host: host)
        self.isNested = isNested
    }

    private func environment(
        _ suspension: (any Suspension)?, _ ticket: Ticket?, _ precedence: Precedence = Precedence()
    ) -> Environment {
        Environment(
            host: router.host, session: Session(), helpers: nil, workspace: workspace, ticket: ticket, progress: nil,
            suspension: suspension, precedence: precedence, isNested: isNested)
    }

    /// Does work to its end, waiting on this thread for what it waits for.
    ///
    /// - Parameter deadline: when it is attempted once more though what it waits for is not there; on `Clock`.
    static func finish<Output>(
        by deadline: UInt64 = .max, _ attempt: ((any Suspension)?) -> Attempt<Output>
    ) -> Output {
        var suspension: (any Suspension)?
        while true {
            switch attempt(suspension) {
            case .done(let output): return output
            case .suspended(let next):
                let gate = Monitor(false)
                next.wait { gate.change { $0 = true } }
                func time(_ isOpen: Bool) -> UInt64 { deadline }
                gate.wait(lookingAt: time) { $0 || Clock.now >= deadline ? () : nil }
                suspension = next
            }
        }
    }

    private func finish<Output>(
        _ ticket: Ticket? = nil, _ work: (Environment) throws(MethodError) -> Output
    ) throws(MethodError) -> Output {
        try Self.finish(by: ticket?.deadline ?? .max) { attempt(after: $0, ticket, work) }.get()
    }

    private func attempt<Output>(
        after suspension: (any Suspension)?, _ ticket: Ticket? = nil, at precedence: Precedence = Precedence(),
        _ work: (Environment) throws(MethodError) -> Output
    ) -> Attempt<Result<Output, MethodError>> {
        do throws(MethodError) {
            return .done(.success(try work(environment(suspension, ticket, precedence))))
        } catch {
            if case .suspended(let next) = error { return .suspended(next) }
            suspension?.abandon()
            return .done(.failure(error))
        }
    }

    /// The result of a method as JSON text.
    package func call(_ method: String, _ params: JSONObject) throws(RPCError) -> [UInt8] {
        let call = Call(id: .integer(0), method: method, params: params, isPositional: false)
        let ticket = Ticket(id: .integer(0), destination: .connection(turn: 0), deadline: Deadline.of(call))
        do throws(MethodError) {
            if ticket.isPastDeadline { throw .deadlineExceeded }
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
            return json(try finish(ticket) { (environment) throws(MethodError) in try work.run(environment) })
        } catch {
            throw RPCError(error)
        }
    }

    /// The result of `component/resolve` as JSON text.
    ///
    /// - Parameter suspension: what an earlier attempt has waited for.
    func resolve(
        _ params: JSONObject, after suspension: (any Suspension)?
    ) -> Attempt<Result<[UInt8], RPCError>> {
        let name = ComponentResolve.name
        guard let work = router.work(for: Call(id: .integer(0), method: name, params: params, isPositional: false))
        else { return .done(.failure(router.methodNotFound(name))) }
        return attempt(after: suspension) { (environment) throws(MethodError) in json(try work.run(environment)) }
            .map { $0.mapError { RPCError($0) } }
    }

    /// A component by its id; of plugins, too.
    package func component(_ id: String) throws(RPCError) -> AnyComponent {
        do throws(MethodError) {
            return try finish { (environment) throws(MethodError) in
                try environment.asking(environment.inputsWithoutPictures()) { (world) throws(InvalidValue) in
                    try world.definition(of: id)
                }
            }
        } catch {
            throw RPCError(error)
        }
    }

    /// The components of all plugins that start.
    package func pluginComponents() throws(RPCError) -> [AnyComponent] {
        do throws(MethodError) {
            return try finish { (environment) throws(MethodError) in
                try environment.asking(environment.inputsWithoutPictures()) { (world) in
                    world.plugins.learnAll()
                    return world.plugins.components
                }
            }
        } catch {
            throw RPCError(error)
        }
    }

    /// `component/render` with its bytes as they are.
    package func render(_ params: JSONObject) throws(RPCError) -> Picture {
        do throws(MethodError) {
            return try finish { (environment) throws(MethodError) in
                try picture(in: environment) { () throws(InvalidValue) in
                    let parameters = try ComponentRender.Parameters(decoding: params)
                    return (parameters.request, parameters.output, ContextOptions())
                }
            }
        } catch {
            throw RPCError(error)
        }
    }

    /// One item of `component/renderBatch`. Faults point into the item.
    ///
    /// - Parameters:
    ///   - number: where it stands among all items.
    ///   - suspension: what an earlier attempt has waited for.
    package func render(
        item: JSONValue, number: Int, over defaults: PictureDefaults, after suspension: (any Suspension)?
    ) -> Attempt<Result<Picture, RPCError>> {
        attempt(after: suspension, at: Precedence(item: number)) { (environment) throws(MethodError) in
            try picture(in: environment) { () throws(InvalidValue) in
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
        .map { $0.mapError { RPCError($0) } }
    }

    private func picture(
        in environment: Environment,
        _ parameters: () throws(InvalidValue) -> (ComponentRequest, OutputOptions, ContextOptions)
    ) throws(MethodError) -> Picture {
        let request: ComponentRequest
        let output: OutputOptions
        let base: ContextOptions
        do throws(InvalidValue) {
            (request, output, base) = try parameters()
        } catch {
            throw .invalid(error)
        }
        let rendering = try ComponentRender.rendering(request, output, over: base, in: environment)
        return Picture(
            bytes: rendering.bytes, format: rendering.format.rawValue, warnings: rendering.warnings.told)
    }

    private func json(_ reply: Reply) -> [UInt8] {
        var text: [UInt8] = []
        ReplyWriter.write(reply, to: &text)
        return text
    }
}
