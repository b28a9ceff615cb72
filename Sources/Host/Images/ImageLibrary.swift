import Collections
import Components
import Drawing
import Plugins
import Synchronization
import Threading
import Wire

/// All pictures of a process: each is loaded once however many want it, and kept as long as it is fresh and there is room.
final class ImageLibrary: Sendable {
    typealias Completion = @Sendable (ImageAvailability) -> Void

    /// A picture on its way, and who waits for it.
    struct Flight {
        var waiters: [Int: Completion] = [:]
        var call: PendingCall?
        /// What was known of it before.
        let earlier: ImageOutcome?
    }

    /// What `abandon` takes.
    struct Wait: Sendable {
        let key: ImageKey
        let number: Int
    }

    struct State {
        var cache = ImageCache(bytes: ImageLibrary.cacheBytes)
        var flights: [ImageKey: Flight] = [:]
        var lastNumber = 0
        /// What needs a server, and what does not: a server that is slow holds up no file.
        var lanes: [ImageLane: Queue] = [.network: Queue(), .local: Queue()]
    }

    struct Queue {
        /// Whose turn has not come; the first of them apart.
        var next: ImageSession?
        var waiting = FirstInFirstOut<ImageSession>()
        /// Of the sessions whose turn has come and that are not over, at most.
        var bytesInUse = 0
        /// Pictures on their way.
        var flights = 0
    }

    /// Bytes of pictures that are kept.
    static let cacheBytes = 24 * 1024 * 1024
    /// Pictures on their way at a time, in either lane.
    static let mostFlights = 64
    /// Bytes of pictures that are on their way or not shown yet, in either lane, unless one request alone needs more.
    static let mostBytesInUse = 8 * 1024 * 1024

    let state = Mutex(State())
    private let grants: ImageGrants
    private let worker: Mutex<ImageWorker?>
    private let makeWorker: @Sendable () -> ImageWorker?

    init(_ grants: Grants) {
        self.grants = ImageGrants(readableFolders: grants.readableFolders, networkHosts: grants.networkHosts)
        worker = Mutex(nil)
        makeWorker = {
            ImageWorkerPlace.find().map { place in
                ImageWorker(executable: place, grants: grants, log: StandardError.drop)
            }
        }
    }

    /// What is known of a picture without waiting; nil where it has to be loaded.
    func known(_ request: ImageRequest) -> ImageAvailability? {
        if let refusal = grants.refusal(of: request.source) { return .failed(refusal) }
        let key = request.key
        return state.withLock { $0.fresh(key)?.availability }
    }

    // MARK: Loading

    /// Loads a picture, or takes part where somebody loads it already. `completion` is called once, perhaps at once.
    func load(_ request: ImageRequest, _ completion: @escaping Completion) -> Wait? {
        let key = request.key
        enum Way {
            case known(ImageAvailability)
            case joined(Wait)
            case start(Wait, ImageOutcome?)
        }
        let way: Way = state.withLock { state in
            if let outcome = state.fresh(key) { return .known(outcome.availability) }
            state.lastNumber += 1
            let wait = Wait(key: key, number: state.lastNumber)
            if state.flights[key] != nil {
                state.flights[key]?.waiters[wait.number] = completion
                return .joined(wait)
            }
            let earlier = state.cache.entry(for: key)?.outcome
            state.flights[key] = Flight(waiters: [wait.number: completion], earlier: earlier)
            state.lanes[key.lane]?.flights += 1
            return .start(wait, earlier)
        }
        switch way {
        case .known(let availability):
            completion(availability)
            return nil
        case .joined(let wait): return wait
        case .start(let wait, let earlier):
            start(request, key, tag: earlier?.tag)
            return wait
        }
    }

    private func start(_ request: ImageRequest, _ key: ImageKey, tag: String?) {
        let worker = worker.withLock { worker in
            if worker == nil { worker = makeWorker() }
            return worker
        }
        guard let worker else { return finish(key, .failed(.workerMissing, freshFor: 5)) }
        let call = worker.load(request, tag: tag) { [self] result in
            switch result {
            case .success(.outcome(let outcome)): finish(key, outcome)
            case .success(.unchanged(let tag, let seconds)): confirm(key, tag: tag, freshFor: seconds)
            case .failure(let failure): finish(key, ImageOutcome(failure))
            }
        }
        let isWanted = state.withLock { state in
            guard state.flights[key] != nil else { return true }
            state.flights[key]?.call = call
            return state.flights[key]?.waiters.isEmpty == false
        }
        if !isWanted { call.cancel() }
    }

    /// The picture is what it was.
    private func confirm(_ key: ImageKey, tag: String?, freshFor seconds: Double?) {
        let earlier = state.withLock { $0.flights[key]?.earlier }
        guard var outcome = earlier, outcome.tag != nil else { return finish(key, .failed(.workerFailed, freshFor: 5)) }
        outcome.tag = tag ?? outcome.tag
        outcome.freshFor = seconds ?? outcome.freshFor
        finish(key, outcome)
    }

    private func finish(_ key: ImageKey, _ outcome: ImageOutcome) {
        let waiters: [Int: Completion] = state.withLock { state in
            // In nanoseconds at most some hundred years, which the clock has room for.
            let nanoseconds = UInt64(min(outcome.freshFor, 1e10) * 1e9)
            state.cache.insert(.init(outcome: outcome, freshUntil: Clock.now + nanoseconds), for: key)
            guard let flight = state.flights.removeValue(forKey: key) else { return [:] }
            state.lanes[key.lane]?.flights -= 1
            return flight.waiters
        }
        for waiter in waiters.values { waiter(outcome.availability) }
        admit()
    }

    /// Whoever waited does so no longer; a picture that nobody wants is given up.
    func abandon(_ waits: [Wait]) {
        for wait in waits {
            let (completion, call): (Completion?, PendingCall?) = state.withLock { state in
                guard let completion = state.flights[wait.key]?.waiters.removeValue(forKey: wait.number) else {
                    return (nil, nil)
                }
                let isUnwanted = state.flights[wait.key]?.waiters.isEmpty == true
                return (completion, isUnwanted ? state.flights[wait.key]?.call : nil)
            }
            // Let go of here, and not under the lock: it may be the last to hold what wants the lock when it goes.
            withExtendedLifetime(completion) {}
            call?.cancel()
        }
    }

    // MARK: Whose turn it is

    /// Lets a session begin as soon as there is room.
    func enqueue(_ session: ImageSession) {
        state.withLock { $0.lanes[session.lane]?.waiting.append(session) }
        admit()
    }

    /// A session is over.
    func release(bytes: Int, in lane: ImageLane) {
        state.withLock { $0.lanes[lane]?.bytesInUse -= bytes }
        admit()
    }

    /// One that was let in already needs more.
    func extend(bytes: Int, in lane: ImageLane) {
        state.withLock { $0.lanes[lane]?.bytesInUse += bytes }
    }

    private func admit() {
        for lane in ImageLane.allCases {
            while let session = state.withLock({ $0.lanes[lane]?.takeNext() }) { session.begin() }
        }
    }
}

extension ImageLibrary.State {
    fileprivate mutating func fresh(_ key: ImageKey) -> ImageOutcome? {
        guard let entry = cache.entry(for: key), Clock.now < entry.freshUntil else { return nil }
        return entry.outcome
    }
}

extension ImageLibrary.Queue {
    fileprivate mutating func takeNext() -> ImageSession? {
        if next == nil { next = waiting.popFirst() }
        guard let session = next, flights < ImageLibrary.mostFlights else { return nil }
        let bytes = session.wantedBytes
        guard bytesInUse == 0 || bytesInUse + bytes <= ImageLibrary.mostBytesInUse else { return nil }
        bytesInUse += bytes
        next = nil
        return session
    }
}
