/// The work of a request or a notification. A job that suspends takes several attempts.
final class Job: Follower {
    let connection: Connection
    let work: Router.Work
    let session: Session
    /// Nil for a notification.
    let ticket: Ticket?
    let progress: Progress?
    /// Bytes of the message, or its share of the bytes of a batch.
    let bytes: Int
    let precedence: Precedence

    init(
        _ work: Router.Work, in session: Session, on connection: Connection, ticket: Ticket?, progress: Progress?,
        bytes: Int, _ precedence: Precedence
    ) {
        self.connection = connection
        self.work = work
        self.session = session
        self.ticket = ticket
        self.progress = progress
        self.bytes = bytes
        self.precedence = precedence
    }

    func follow(_ later: FollowUp) {
        connection.follow(later, self)
    }
}
