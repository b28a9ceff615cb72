package import JSONValues
package import Wire

/// The host's methods without a connection: how the command line uses them.
package struct InProcess {
    /// A picture and what a person should hear of it.
    package struct Picture {
        package let bytes: [UInt8]
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
        if method == LifecycleMethod.initialize.rawValue { return json(.value(router.host.description)) }
        let call = Call(id: .integer(0), method: method, params: params, isPositional: false)
        guard let work = router.work(for: call) else { throw router.methodNotFound(method) }
        do throws(MethodError) {
            return json(try work.run(environment))
        } catch {
            throw RPCError(error)
        }
    }

    /// `component/render` with its bytes as they are.
    package func render(_ params: JSONObject) throws(RPCError) -> Picture {
        do throws(MethodError) {
            let parameters: ComponentRender.Parameters
            do throws(InvalidValue) {
                parameters = try ComponentRender.Parameters(decoding: params)
            } catch {
                throw .invalid(error)
            }
            let rendering = try ComponentRender.rendering(parameters.request, parameters.output, in: environment)
            var warnings: [JSONValue] = []
            if case .array(let list)? = rendering.members["warnings"] { warnings = list }
            switch rendering.data {
            case .utf8(let bytes)?, .base64(let bytes)?: return Picture(bytes: bytes, warnings: warnings)
            case nil: return Picture(bytes: [], warnings: warnings)
            }
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
