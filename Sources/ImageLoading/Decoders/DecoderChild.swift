import Glibc
import ImageDecoding

/// A decoder process, with its two pipes and at most one job.
final class DecoderChild {
    enum State {
        case idle
        case working
        /// It died, or must.
        case gone
    }

    enum Outcome {
        case result(Result<DecodedPicture, DecodingFault>)
        case timedOut
        /// It died over the job, or spoke nonsense.
        case died
    }

    let kind: DecoderKind
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private var job: DecodingJob?
    private var head: [UInt8] = []
    private var written = 0
    private var received: [UInt8] = []
    private var answer: DecoderMessage.Answer?
    private var deadline = Moment.now
    private var jobsLeft = 500
    private(set) var state = State.idle

    /// Nil where the system has no room for another process.
    init?(_ kind: DecoderKind, cpuSeconds: Int) {
        guard let started = ChildStart.start(["--decoder", kind.rawValue, "\(cpuSeconds)", "\(getpid())"]) else {
            return nil
        }
        self.kind = kind
        (process, input, output) = (started.process, started.input, started.output)
    }

    deinit {
        close(input)
        close(output)
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    func start(_ job: DecodingJob) {
        self.job = job
        state = .working
        head = DecoderMessage.Job(request: job.request, length: job.source.bytes.count).head
        written = 0
        received = []
        answer = nil
        deadline = .after(milliseconds: job.budget)
        write()
    }

    /// Whether it has been asked as often as is good for it: what leaks in a library ends with the process.
    var isWornOut: Bool { jobsLeft <= 0 }

    var millisecondsLeft: Int? { state == .working ? deadline.millisecondsLeft : nil }

    var waits: [Wait] {
        // The end of one that has nothing to do is worth knowing too.
        guard state == .working, let job else { return [.toRead(output)] }
        return written < head.count + job.source.bytes.count ? [.toRead(output), .toWrite(input)] : [.toRead(output)]
    }

    /// Does what can be done without waiting; gives the job back once it has ended.
    func proceed(_ ready: [Wait]) -> (DecodingJob, Outcome)? {
        guard let job else {
            // It has nothing to say unasked.
            if ready.contains(where: { $0.isReady && $0.descriptor == output }) { state = .gone }
            return nil
        }
        if ready.contains(where: { $0.isReady && $0.descriptor == input }) { write() }
        var outcome: Outcome?
        if ready.contains(where: { $0.isReady && $0.descriptor == output }) { outcome = read(job) }
        if outcome == nil, deadline.millisecondsLeft == 0 { outcome = .timedOut }
        guard let outcome else { return nil }
        self.job = nil
        received = []
        jobsLeft -= 1
        if case .result = outcome { state = .idle } else { state = .gone }
        return (job, outcome)
    }

    private func write() {
        guard let job else { return }
        while true {
            let left = written < head.count ? head[written...] : job.source.bytes[(written - head.count)...]
            guard !left.isEmpty, case .done(let count) = Descriptor.write(input, left) else { return }
            written += count
        }
    }

    /// The result, once it has come whole.
    private func read(_ job: DecodingJob) -> Outcome? {
        while true {
            let wanted = answer?.length ?? DecoderMessage.Answer.headSize
            if received.count == wanted {
                if let answer { return .result(answer.result(received)) }
                answer = DecoderMessage.Answer(head: received, to: job.request)
                received = []
                // Nonsense comes from one that is no longer itself.
                guard answer != nil else { return .died }
                continue
            }
            switch Descriptor.read(output, atMost: min(wanted - received.count, 1 << 20), to: &received) {
            case .done: continue
            case .wouldWait: return nil
            case .ended: return .died
            }
        }
    }
}
