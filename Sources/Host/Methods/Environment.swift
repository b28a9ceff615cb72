import Components
import JSONValues
import Wire

/// What a method works with, besides its parameters.
struct Environment {
    var world: World
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
    /// Takes what is to be done when the answer is out; nil where nothing can follow it.
    var afterAnswer: (@Sendable (FollowUp) -> Void)?

    /// The results of `body` for every index below `count`, on all threads that have time; the first failure stops it.
    ///
    /// - Parameter body: is given the environment of the thread that it runs on.
    func map<Element: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int, Environment) throws(MethodError) -> Element
    ) throws(MethodError) -> [Element] {
        let loop = SharedLoop<Element, MethodError>(count: count)
        let takePart: @Sendable (Workspace) -> Void = {
            [world, images, grants, session, ticket, progress, afterAnswer] workspace in
            let environment = Environment(
                world: world, images: images, grants: grants, session: session, helpers: nil, workspace: workspace,
                ticket: ticket, progress: progress, afterAnswer: afterAnswer)
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

    /// The same with these pictures in the world.
    func seeing(_ session: ImageSession) -> Environment {
        var environment = self
        environment.world.images = session
        return environment
    }
}
