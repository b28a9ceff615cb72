import Synchronization
import Threading
import Wire

/// A request between its arrival and its one answer.
final class Ticket: Sendable {
    let id: RequestID
    let destination: Destination
    /// When it has to be answered, on `Clock`; nil without a deadline.
    let deadline: UInt64?
    private let answered = Atomic(false)
    private let begun = Atomic(false)
    private let cancelled = Atomic(false)
    /// Wakes the work where it waits.
    private let wake = Mutex<(@Sendable () -> Void)?>(nil)

    init(id: RequestID, destination: Destination, deadline: UInt64?) {
        self.id = id
        self.destination = destination
        self.deadline = deadline
    }

    /// True for the first caller only: whoever claims a ticket answers it.
    func claim() -> Bool {
        !answered.exchange(true, ordering: .acquiringAndReleasing)
    }

    var isAnswered: Bool { answered.load(ordering: .acquiring) }

    /// False where the ticket was cancelled while it waited.
    func begin() -> Bool {
        begun.store(true, ordering: .sequentiallyConsistent)
        return !cancelled.load(ordering: .sequentiallyConsistent)
    }

    /// True where the work has not begun, so that whoever cancels also answers.
    func cancel() -> Bool {
        cancelled.store(true, ordering: .sequentiallyConsistent)
        wake.withLock { $0.take() }?()
        return !begun.load(ordering: .sequentiallyConsistent)
    }

    /// What to do when the ticket is cancelled, or its deadline comes, while its work waits.
    func onCancellation(_ action: (@Sendable () -> Void)?) {
        wake.withLock { $0 = action }
        if isCancelled { wake.withLock { $0.take() }?() }
    }

    var isPastDeadline: Bool {
        guard let deadline else { return false }
        return Clock.now >= deadline
    }

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }
}

/// Where an answer goes.
enum Destination: Sendable {
    /// Out by itself; in `--ordered` connections at its turn.
    case connection(turn: Int)
    /// Into the array that answers a batch.
    case batch(BatchAnswer, index: Int)
}
