import ImageDecoding

/// Decoder processes, as many of a kind as there are processors, and the jobs that wait for one.
final class DecoderPool {
    private let width: Int
    private let cpuSeconds: Int
    private var children: [DecoderChild] = []
    private var waiting: [DecodingJob] = []
    private var waitingBytes = 0

    init(width: Int, timeLimit: Int) {
        self.width = width
        cpuSeconds = (timeLimit + 999) / 1000 * 2
        // Most pictures are of this kind, and a request is on its way.
        if let child = DecoderChild(.raster, cpuSeconds: cpuSeconds) { children.append(child) }
    }

    /// Whether more sources should be brought; those that wait are held in memory.
    var hasRoom: Bool { waiting.count < 4 * width && waitingBytes < 32 << 20 }

    func decode(_ job: DecodingJob) {
        waiting.append(job)
        waitingBytes += job.source.bytes.count
        assign()
    }

    var waits: [Wait] { children.flatMap(\.waits) }

    /// Until a job takes too long.
    var millisecondsLeft: Int? { children.compactMap(\.millisecondsLeft).min() }

    func proceed(_ ready: [Wait]) {
        for child in children {
            let outcome = child.proceed(ready)
            if child.state == .gone || child.isWornOut { children.removeAll { $0 === child } }
            if let (job, outcome) = outcome { end(job, outcome) }
        }
        assign()
    }

    private func end(_ job: DecodingJob, _ outcome: DecoderChild.Outcome) {
        switch outcome {
        case .result(.success(let picture)): job.completion(.success(.picture(picture, source: job.source)))
        case .result(.failure(let fault)):
            job.completion(.failure(LoadFailure(fault, freshFor: job.source.freshFor)))
        case .timedOut:
            job.completion(.failure(LoadFailure(.timedOut, "decoding takes longer than the time limit")))
        case .died where job.isRetry:
            let fault = DecodingFault.malformed("a decoder does not survive it")
            job.completion(.failure(LoadFailure(fault, freshFor: job.source.freshFor)))
        case .died:
            // Perhaps it was about to die for a reason of its own.
            var again = job
            again.isRetry = true
            waiting.insert(again, at: 0)
            waitingBytes += job.source.bytes.count
        }
    }

    /// Gives each waiting job to a decoder of its kind, if one is free or can be started.
    private func assign() {
        var index = 0
        while index < waiting.count {
            let job = waiting[index]
            guard let format = ImageFormat(sniffing: job.source.bytes) else {
                remove(at: index)
                job.completion(.failure(LoadFailure(DecodingFault.unsupportedFormat, freshFor: job.source.freshFor)))
                continue
            }
            let kind = DecoderKind(format)
            guard let child = child(of: kind) else {
                if children.contains(where: { $0.kind == kind }) {
                    index += 1
                } else {
                    remove(at: index)
                    job.completion(.failure(LoadFailure(.workerFailed, "no decoder can be started")))
                }
                continue
            }
            remove(at: index)
            child.start(job)
        }
    }

    private func remove(at index: Int) {
        waitingBytes -= waiting[index].source.bytes.count
        waiting.remove(at: index)
    }

    private func child(of kind: DecoderKind) -> DecoderChild? {
        if let free = children.first(where: { $0.kind == kind && $0.state == .idle }) { return free }
        guard children.count(where: { $0.kind == kind }) < width,
            let child = DecoderChild(kind, cpuSeconds: cpuSeconds)
        else { return nil }
        children.append(child)
        return child
    }
}
