import JSONValues
import Wire

/// The requests that are read and not answered yet: which ids they have, how much they weigh, and who waits for them.
struct Backlog {
    /// By id; a request whose id is here already is refused.
    private var inFlight: [RequestID: Ticket] = [:]
    /// Requests and notifications, members of batches each for itself.
    private(set) var count = 0
    private(set) var bytes = 0

    /// Messages that are kept in memory before the reader pauses (`maxQueued`, `maxQueuedBytes`).
    static let maxCount = Limits.maxInFlight.value + Limits.maxQueued.value
    static let maxBytes = 64 * 1024 * 1024

    var isFull: Bool { count >= Self.maxCount || bytes >= Self.maxBytes }
    /// Whether a reader that paused may go on: not at the first free place, or it would wake for every single answer.
    var hasRoom: Bool { count < Self.maxCount * 3 / 4 && bytes < Self.maxBytes * 3 / 4 }
    var isEmpty: Bool { count == 0 }

    /// False where the id is in use.
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
