import Components
import JSONValues
import Wire

/// What a method works with, besides its parameters.
struct Environment {
    let world: World
    let grants: Grants
    let session: Session
    let workspace: Workspace
    /// Nil for a notification.
    let ticket: Ticket?
    let progress: Progress?

    /// To be called between steps of long work: stops it where nobody wants the result any more.
    func checkpoint() throws(MethodError) {
        guard let ticket else { return }
        if ticket.isCancelled { throw .cancelled }
        if let deadline = ticket.deadline, Clock.now >= deadline { throw .deadlineExceeded }
    }
}
