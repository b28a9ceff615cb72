import Components
import JSONValues
import Wire

/// What a method works with, besides its parameters.
struct Environment {
    let host: Host
    let session: Session
    /// Asks other threads for help; nil where there are none.
    let helpers: WorkQueue?
    var workspace: Workspace
    /// Nil for a notification.
    let ticket: Ticket?
    let progress: Progress?
    /// Of work that is done again from the start: what it waited for.
    var suspension: (any Suspension)?
    /// Takes renderings that follow the answer; nil where nothing can.
    var follower: (any Follower)?
    /// Says which of a batch's pictures is at hand; empty for one alone.
    var place: [(key: String, value: JSONValue)] = []
    var precedence = Precedence()
    /// Whether a plugin asks for it in the middle of a call of its own.
    var isNested = false

    var world: World { host.world }
    var images: ImageLibrary { host.images }
    var plugins: PluginFleet { host.plugins }
    var grants: Grants { host.grants }

    /// The results of `body` for every index below `count`, on all threads that have time; the first failure stops it.
    ///
    /// - Parameter body: is given this environment, with the workspace of the thread that it runs on.
    func map<Element: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, Environment) throws(MethodError) -> Element
    ) throws(MethodError) -> [Element] {
        let loop = SharedLoop<Element, MethodError>(count: count)
        let takePart: @Sendable (Workspace) -> Void = {
            [host, session, ticket, progress, suspension, follower, place, precedence, isNested] workspace in
            let environment = Environment(
                host: host, session: session, helpers: nil, workspace: workspace, ticket: ticket, progress: progress,
                suspension: suspension, follower: follower, place: place, precedence: precedence, isNested: isNested)
            loop.takePart { (index) throws(MethodError) in try body(index, environment) }
        }
        if let helpers, count > 1 { helpers.invite(takePart) }
        takePart(workspace)
        return try loop.finish()
    }

    /// To be called between steps of long work: stops it where nobody wants the result any more.
    func checkpoint() throws(MethodError) {
        guard let ticket else { return }
        if ticket.isPastDeadline { throw .deadlineExceeded }
        if ticket.isCancelled { throw .cancelled }
    }

    /// The external inputs of the request; a later attempt shares those of the first.
    func externalInputs(density: Double, form: ImageForm, loading: ImagePolicy) -> ExternalInputs {
        suspension as? ExternalInputs
            ?? ExternalInputs(
                images: ImageSession(images, density: density, form: form, loading: loading),
                plugins: plugins.isEmpty ? nil : PluginSession(plugins, precedence, isNested: isNested))
    }

    /// For what does not depend on pictures, so that none are waited for.
    func inputsWithoutPictures() -> ExternalInputs {
        externalInputs(density: 1, form: .file, loading: .never)
    }

    /// Runs work that needs external inputs, and suspends the request where one is missing.
    ///
    /// A fault counts only when every plugin has answered, so that it does not depend on who was quick.
    func asking<Output>(
        _ inputs: ExternalInputs, _ body: (World) throws(InvalidValue) -> Output
    ) throws(MethodError) -> Output {
        var world = world
        world.images = inputs.images
        if let plugins = inputs.plugins {
            plugins.beginAttempt()
            world.plugins = plugins
        }
        let result: Result<Output, InvalidValue>
        do throws(InvalidValue) { result = .success(try body(world)) } catch { result = .failure(error) }
        if let plugins = inputs.plugins, plugins.isIncomplete, !plugins.isExhausted { throw .suspended(inputs) }
        switch result {
        case .failure(let fault): throw .invalid(fault)
        case .success(let output):
            if inputs.images.hasToWait { throw .suspended(inputs) }
            return output
        }
    }
}
