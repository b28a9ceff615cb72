import Components
import JSONValues
import Plugins
import Synchronization
import Wire

/// What one request has asked of plugins: an answer, once here, stays the same over all attempts of the request.
final class PluginSession: PluginSource, Suspension {
    private struct State {
        var answers: [PluginQuestion: PluginAnswer] = [:]
        /// By the number of the plugin: why it did not start, or nil where it did.
        var starts: [Int: String?] = [:]
        /// Asked in this attempt and not answered.
        var questions: [PluginQuestion] = []
        var plugins: [Int] = []
        /// Whether the attempt has met something that was not there.
        var isIncomplete = false
        /// Plugins that were asked to start and have not said yet.
        var starting: Set<Int> = []
        /// Whether the attempt needs to know what one of them has.
        var awaitsStart = false
        /// Questions that nobody has answered yet.
        var left = 0
        /// Whether a plugin has introduced itself since the last attempt: it may have what was looked for.
        var hasNews = false
        var calls: [PluginCall] = []
        var scenes = 0
        var resume: (@Sendable () -> Void)?
        var isAbandoned = false

        mutating func await(_ plugin: Int) {
            if starting.insert(plugin).inserted { plugins.append(plugin) }
            awaitsStart = true
            isIncomplete = true
        }

        /// Whether another attempt may come further than the last.
        var isReady: Bool { hasNews || left <= 0 && (starting.isEmpty || !awaitsStart) }
    }

    private let fleet: PluginFleet
    private let precedence: Precedence
    private let isNested: Bool
    private let state = Mutex(State())

    /// - Parameter isNested: whether a plugin asks, in the middle of a call.
    init(_ fleet: PluginFleet, _ precedence: Precedence, isNested: Bool = false) {
        self.fleet = fleet
        self.precedence = precedence
        self.isNested = isNested
        fleet.reloadChanged()
    }

    /// Whether the attempt has asked for what is not there. What it has made is then worth nothing, and neither is its fault.
    var isIncomplete: Bool { state.withLock { $0.isIncomplete } }

    /// Whether there are more scenes than there may be, whatever else comes.
    var isExhausted: Bool { state.withLock { $0.scenes > Limits.maxChildren.value } }

    /// To be called before each attempt.
    func beginAttempt() {
        state.withLock { state in
            state.isIncomplete = false
            state.awaitsStart = false
            state.hasNews = false
            state.scenes = 0
        }
    }

    // MARK: What components ask

    var components: [AnyComponent] { fleet.components }

    func component(_ id: String) -> PluginLookup {
        if let component = fleet.component(id) { return .known(component) }
        return state.withLock { state in
            var failed: (plugin: Plugin, reason: String)?
            var isAwaited = false
            for (number, plugin) in fleet.plugins.enumerated() where plugin.mayHave(id) && !plugin.isIntroduced {
                switch state.starts[number] {
                case .some(.some(let reason)):
                    failed = failed ?? (plugin, reason)
                // It was edited after it had started.
                case .some(.none) where !plugin.isStale: break
                case .some(.none), nil:
                    state.await(number)
                    isAwaited = true
                }
            }
            if isAwaited { return .pending }
            guard let failed else { return .unknown }
            failed.plugin.noteToldFailure()
            return .failed(InvalidValue(failed.plugin, doesNotStart: failed.reason, for: id))
        }
    }

    func learnAll() { learn { !$0.isIntroduced } }

    func learnChanged() { learn(\.isStale) }

    private func learn(_ isUnknown: (Plugin) -> Bool) {
        state.withLock { state in
            for (number, plugin) in fleet.plugins.enumerated()
            where isUnknown(plugin) && state.starts[number] == nil {
                state.await(number)
            }
        }
    }

    func answer(to question: PluginQuestion) -> PluginAnswer {
        state.withLock { state in
            let answer = state.answers[question]
            if answer == nil {
                state.answers[question] = .pending
                state.questions.append(question)
            }
            switch answer {
            case .reply, .failed: return answer ?? .pending
            case .pending, nil:
                state.isIncomplete = true
                return .pending
            }
        }
    }

    func takesMoreScenes() -> Bool {
        state.withLock { state in
            state.scenes += 1
            return state.scenes <= Limits.maxChildren.value
        }
    }

    // MARK: Waiting

    /// Goes on as soon as everything is answered, or a plugin has introduced itself: what one plugin has is not waited for
    /// until another has started.
    func wait(_ resume: @escaping @Sendable () -> Void) {
        let (questions, plugins): ([PluginQuestion], [Int]) = state.withLock { state in
            state.resume = resume
            guard !state.isAbandoned else {
                (state.left, state.awaitsStart) = (0, false)
                return ([], [])
            }
            state.left += state.questions.count
            defer {
                state.questions = []
                state.plugins = []
            }
            return (state.questions, state.plugins)
        }
        for number in plugins {
            fleet.plugins[number].start { [self] reason in
                change { state in
                    state.starting.remove(number)
                    state.starts[number] = .some(reason)
                    if reason == nil { state.hasNews = true }
                }
            }
        }
        for question in questions { ask(question) }
        change { _ in }
    }

    private func ask(_ question: PluginQuestion) {
        guard let plugin = fleet.plugin(question.plugin) else {
            return change { state in
                state.left -= 1
                state.answers[question] = .failed(
                    .plugin(question.plugin, component: question.component, .notStarted, "is gone"))
            }
        }
        let call = plugin.ask(question.params, precedence, isNested: isNested) { [self] result in
            let answer: PluginAnswer =
                switch result {
                case .success(let json): .reply(json)
                case .failure(let failure): .failed(InvalidValue(failure, question))
                }
            change { state in
                state.left -= 1
                state.answers[question] = answer
            }
        }
        let isAbandoned = state.withLock { state in
            state.calls.append(call)
            return state.isAbandoned
        }
        if isAbandoned { call.cancel() }
    }

    private func change(_ body: (inout State) -> Void) {
        let resume: (@Sendable () -> Void)? = state.withLock { state in
            body(&state)
            if state.left <= 0 { state.calls = [] }
            return state.isReady ? state.resume.take() : nil
        }
        resume?()
    }

    func abandon() {
        let calls = state.withLock { state in
            state.isAbandoned = true
            state.resume = nil
            defer { state.calls = [] }
            return state.calls
        }
        for call in calls { call.cancel() }
    }
}
