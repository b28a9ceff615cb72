import Components
import Drawing
import Synchronization

/// The pictures of one rendering: what is known of each when it is first asked for, or when it was waited for, stays so.
final class ImageSession: ImageSource, Suspension {
    private struct State {
        var known: [ImageNeed: ImageAvailability] = [:]
        /// Asked for and not there, in their order.
        var missing: [ImageNeed] = []
        /// Those of them that are on their way.
        var left = 0
        var waits: [ImageLibrary.Wait] = []
        var resume: (@Sendable () -> Void)?
        var isAbandoned = false
        /// Bytes that the library counts for it; nil before its turn has come.
        var admitted: Int?
        /// Where it waits for its turn.
        var lane = ImageLane.local
    }

    private let library: ImageLibrary
    private let density: Double
    private let form: ImageForm
    private let loading: ImagePolicy
    private let state = Mutex(State())

    /// - Parameter density: pixels a point.
    init(_ library: ImageLibrary, density: Double, form: ImageForm, loading: ImagePolicy) {
        self.library = library
        self.density = density
        self.form = form
        self.loading = loading
    }

    deinit {
        let (admitted, lane) = state.withLock { ($0.admitted, $0.lane) }
        if let admitted { library.release(bytes: admitted, in: lane) }
    }

    func image(_ need: ImageNeed) -> ImageAvailability {
        guard loading != .never else { return .unsupported }
        if let known = state.withLock({ $0.known[need] }) { return known }
        let known = library.known(request(need))
        return state.withLock { state in
            state.known[need] = known ?? .loading
            if known == nil { state.missing.append(need) }
            return known ?? .loading
        }
    }

    private func request(_ need: ImageNeed) -> ImageRequest {
        ImageRequest(need, density: density, form: form)
    }

    /// Whether a picture was asked for that is not there.
    var isIncomplete: Bool { state.withLock { !$0.missing.isEmpty } }

    /// Whether that is to be waited for before anything is shown.
    var hasToWait: Bool { loading == .wait && isIncomplete }

    // MARK: Waiting

    /// Of what it waits for.
    var wantedBytes: Int {
        state.withLock { $0.missing }.reduce(0) { $0 + request($1).cost }
    }

    var lane: ImageLane { state.withLock { $0.lane } }

    func wait(_ resume: @escaping @Sendable () -> Void) {
        let isAdmitted = state.withLock { state in
            state.resume = resume
            guard state.admitted == nil else { return true }
            if state.missing.contains(where: { ImageLane(of: $0.source) == .network }) { state.lane = .network }
            return false
        }
        guard isAdmitted else { return library.enqueue(self) }
        // It does not queue a second time: who holds room and waits for more would never be done.
        library.extend(bytes: wantedBytes, in: lane)
        begin()
    }

    /// Its turn has come; the library has made room for it.
    func begin() {
        let bytes = wantedBytes
        let needs: [ImageNeed] = state.withLock { state in
            state.admitted = (state.admitted ?? 0) + bytes
            guard !state.isAbandoned else { return [] }
            state.left = state.missing.count
            return state.missing
        }
        for need in needs {
            let wait = library.load(request(need)) { [self] availability in received(need, availability) }
            guard let wait else { continue }
            let isAbandoned = state.withLock { state in
                state.waits.append(wait)
                return state.isAbandoned
            }
            if isAbandoned { library.abandon([wait]) }
        }
        if needs.isEmpty { state.withLock { $0.resume.take() }?() }
    }

    private func received(_ need: ImageNeed, _ availability: ImageAvailability) {
        let resume: (@Sendable () -> Void)? = state.withLock { state in
            state.known[need] = availability
            state.left -= 1
            guard state.left == 0 else { return nil }
            state.missing = []
            state.waits = []
            return state.resume.take()
        }
        resume?()
    }

    func abandon() {
        let waits = state.withLock { state in
            state.isAbandoned = true
            state.resume = nil
            defer { state.waits = [] }
            return state.waits
        }
        library.abandon(waits)
    }
}
