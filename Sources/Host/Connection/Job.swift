/// A request or a notification whose work is to be done, perhaps in several attempts.
struct Job: Sendable {
    let work: Router.Work
    let session: Session
    /// Nil for a notification.
    let ticket: Ticket?
    let progress: Progress?
    /// Of its message.
    let bytes: Int
}
