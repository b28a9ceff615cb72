import Components
import JSONValues
import Wire

/// What a method works with, besides its parameters.
struct Environment {
    let world: World
    let images: ImageLibrary
    let grants: Grants
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

    /// The results of `body` for every index below `count`, on all threads that have time; the first failure stops it.
    ///
    /// - Parameter body: is given the environment of the thread that it runs on.
    func map<Element: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, Environment) throws(MethodError) -> Element
    ) throws(MethodError) -> [Element] {
        let loop = SharedLoop<Element, MethodError>(count: count)
        let takePart: @Sendable (Workspace) -> Void = {
            [world, images, grants, session, ticket, progress, follower] workspace in
            let environment = Environment(
                world: world, images: images, grants: grants, session: session, helpers: nil, workspace: workspace,
                ticket: ticket, progress: progress, follower: follower)
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

    /// The pictures of a rendering: those of its first attempt, where this is another.
    func imageSession(density: Double, form: ImageForm, loading: ImageLoading) -> ImageSession {
        suspension as? ImageSession ?? ImageSession(images, density: density, form: form, loading: loading)
    }

    /// The world with these pictures in it.
    func world(with session: ImageSession) -> World {
        var world = world
        world.images = session
        return world
    }
}
