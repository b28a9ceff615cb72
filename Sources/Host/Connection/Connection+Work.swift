import JSONValues
import Synchronization
import Wire

extension Connection {
    /// Runs one attempt of a job, and counts the job as finished unless the attempt suspends it.
    ///
    /// - Parameter suspension: what the previous attempt waited for; nil in the first attempt.
    func perform(_ job: Job, _ suspension: (any Suspension)?, _ workspace: Workspace) {
        guard attempt(job, suspension, workspace) else { return }
        workspace.outbox.finishedWork += 1
        workspace.outbox.finishedBytes += job.bytes
        if workspace.outbox.isDue { settle(&workspace.outbox) }
    }

    /// Runs one attempt. False where it suspends the job.
    private func attempt(_ job: Job, _ suspension: (any Suspension)?, _ workspace: Workspace) -> Bool {
        guard let ticket = job.ticket else {
            guard !job.session.isShutDown else { return true }
            do throws(MethodError) {
                _ = try job.work.run(environment(job, suspension, workspace))
            } catch {
                guard case .suspended(let suspension) = error else { return true }
                suspend(job, suspension)
                return false
            }
            return true
        }
        // When a cancellation and the start of the work coincide, both sides answer; `claim` lets only the first
        // response through.
        guard ticket.begin() else {
            suspension?.abandon()
            let error: MethodError = ticket.isPastDeadline ? .deadlineExceeded : .cancelled
            answer(ticket, .failure(RPCError(error)), through: &workspace.outbox)
            return true
        }
        // The job waits no longer, so a cancellation need not wake it.
        if suspension != nil { ticket.onCancellation(nil) }
        let outcome: Result<Reply, RPCError>
        do throws(MethodError) {
            outcome = .success(try job.work.run(environment(job, suspension, workspace)))
        } catch {
            if case .suspended(let suspension) = error {
                suspend(job, suspension)
                return false
            }
            suspension?.abandon()
            outcome = .failure(RPCError(error))
        }
        answer(ticket, outcome, through: &workspace.outbox)
        return true
    }

    /// Queues the job again when its suspension resumes, or when its request is cancelled.
    private func suspend(_ job: Job, _ suspension: any Suspension) {
        let isResumed = Once()
        let resume: @Sendable () -> Void = { [self] in
            guard isResumed.isFirst else { return }
            let work: WorkQueue.Work = { [self] in perform(job, suspension, $0) }
            switch job.work.weight {
            case .tiny, .light: queue.add(light: [work])
            case .medium: queue.add(medium: [work])
            case .heavy: queue.add(heavy: work)
            }
        }
        job.ticket?.onCancellation(resume)
        suspension.wait(resume)
    }

    private func environment(_ job: Job, _ suspension: (any Suspension)?, _ workspace: Workspace) -> Environment {
        Environment(
            host: router.host, session: job.session, helpers: queue, workspace: workspace, ticket: job.ticket,
            progress: job.progress, suspension: suspension, follower: job.ticket == nil ? nil : job,
            precedence: job.precedence)
    }

    /// Renders again after the response is sent and the pictures are loaded, and sends the result as a notification.
    /// Without a progress token nothing is sent, but the next request finds the pictures loaded.
    func follow(_ later: FollowUp, _ job: Job) {
        guard let ticket = job.ticket else { return }
        let unasked = Job(job.work, in: job.session, on: self, ticket: nil, progress: nil, bytes: 0, job.precedence)
        let work: WorkQueue.Work = { [self] workspace in
            if let token = job.work.progressToken,
                let message = try? later.message(token: token, in: environment(unasked, nil, workspace))
            {
                push(message)
            }
            state.change { $0.owedFollowUps -= 1 }
        }
        state.withLock { state in
            state.owedFollowUps += 1
            state.followUps[ObjectIdentifier(ticket), default: []].append { [self] in
                later.session.wait { [self] in queue.add(heavy: work) }
            }
        }
    }
}

/// A flag that is true exactly once, for the first caller.
private final class Once: Sendable {
    private let hasHappened = Atomic(false)

    var isFirst: Bool { !hasHappened.exchange(true, ordering: .acquiringAndReleasing) }
}
