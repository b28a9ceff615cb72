import Synchronization
import Threading
import Wire

/// A request from its arrival to its response.
final class Ticket: Sendable {
    let id: RequestID
    let destination: Destination
    /// The time on `Clock` by which the request must be answered; nil without a deadline.
    let deadline: UInt64?
    private let answered = Atomic(false)
    private let begun = Atomic(false)
    private let cancelled = Atomic(false)
    /// Resumes suspended work; nil while the work is not suspended.
    private let wake = Mutex<(@Sendable () -> Void)?>(nil)

    init(id: RequestID, destination: Destination, deadline: UInt64?) {
        self.id = id
        self.destination = destination
        self.deadline = deadline
    }

    /// True for the first caller only, who must then send the response.
    func claim() -> Bool {
        !answered.exchange(true, ordering: .acquiringAndReleasing)
    }

    var isAnswered: Bool { answered.load(ordering: .acquiring) }

    /// Marks the work as begun. False where the request was cancelled before.
    func begin() -> Bool {
        begun.store(true, ordering: .sequentiallyConsistent)
        return !cancelled.load(ordering: .sequentiallyConsistent)
    }

    /// Cancels the request. True where its work has not begun: the caller must then answer it.
    func cancel() -> Bool {
        cancelled.store(true, ordering: .sequentiallyConsistent)
        wake.withLock { $0.take() }?()
        return !begun.load(ordering: .sequentiallyConsistent)
    }

    /// Sets the action that resumes suspended work when the request is cancelled or its deadline passes; nil removes
    /// it.
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

/// The destination of a response.
enum Destination: Sendable {
    /// A message of its own; on an `--ordered` connection it is sent at its turn.
    case connection(turn: Int)
    /// An element of the response to a batch.
    case batch(BatchAnswer, index: Int)
}
