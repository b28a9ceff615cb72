import JSONValues
import Wire

/// The requests that are read and not answered: their ids, and the number and bytes of their messages.
struct Backlog {
    /// Unanswered requests by id. A request with an id that is present is refused.
    private var inFlight: [RequestID: Ticket] = [:]
    /// Requests and notifications in memory; each member of a batch counts as one.
    private(set) var count = 0
    private(set) var bytes = 0

    /// The reading thread pauses when either is exceeded (`maxQueued`, `maxQueuedBytes` of limits.json).
    static let maxCount = Limits.maxInFlight.value + Limits.maxQueued.value
    static let maxBytes = 64 * 1024 * 1024

    var isFull: Bool { count >= Self.maxCount || bytes >= Self.maxBytes }
    /// Whether a paused reading thread may go on. It stays paused until well below the limit, so that it does not
    /// wake for every response.
    var hasRoom: Bool { count < Self.maxCount * 3 / 4 && bytes < Self.maxBytes * 3 / 4 }
    var isEmpty: Bool { count == 0 }

    /// Adds a request. False, with no effect, where its id is in use.
    mutating func register(_ ticket: Ticket) -> Bool {
        guard inFlight[ticket.id] == nil else { return false }
        inFlight[ticket.id] = ticket
        return true
    }

    mutating func unregister(_ ticket: Ticket) {
        if inFlight[ticket.id] === ticket { inFlight[ticket.id] = nil }
    }

    func ticket(for id: RequestID) -> Ticket? { inFlight[id] }

    mutating func began(bytes: Int) {
        count += 1
        self.bytes += bytes
    }

    mutating func ended(_ count: Int, bytes: Int) {
        self.count -= count
        self.bytes -= bytes
    }
}
