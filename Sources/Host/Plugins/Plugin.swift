import Collections
import Components
import JSONValues
import Plugins
import Synchronization
import Threading
import Wire

/// One plugin: starts it when it is needed, knows how it has introduced itself, and puts questions to it, not too many at a time.
final class Plugin: Sendable {
    private struct State {
        var manifest: PluginManifest?
        /// Whether its files have changed since it introduced itself, so that it may be another by now.
        var isStale = false
        /// Counts the changes of its files, so that what an earlier process says of itself is known.
        var edition = 0
        /// Why it has no manifest, or none any more.
        var failure: String?
        /// Whether somebody was told of it.
        var isFailureTold = false
        var waiting = FirstInFirstOut<PluginCall>()
        /// Calls that others which are in flight wait for; `PluginCallbacks.most` bounds them.
        var nested = FirstInFirstOut<PluginCall>()
        var inFlight = 0
        /// How many times it was brought down and is not up again: until then nothing is sent.
        var falls = 0
        /// Until then, on `Clock`, one call is sent at a time.
        var carefulUntil: UInt64 = 0

        var isCareful: Bool { carefulUntil > 0 && Clock.now < carefulUntil }
        /// Whether some thread is about to send what waits.
        var isSending = false
    }

    let configuration: PluginConfiguration
    private let state = Mutex(State())
    private let supervisor: Supervisor
    private let watch: PluginWatch?
    private let callbacks: PluginCallbacks
    /// How its process ended when it last did.
    let lastEnd = LastEnd()
    private let registry: PluginRegistry

    /// - Parameter number: of all plugins, from 0.
    init(
        _ configuration: PluginConfiguration, number: Int, registry: PluginRegistry, isWatched: Bool,
        saysFailures: Bool,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.configuration = configuration
        self.registry = registry
        watch = isWatched ? PluginWatch(configuration) : nil
        var peer = Peer.Options(name: configuration.name)
        peer.mostTimeouts = 3
        peer.endsWhenHeldUp = true
        peer.saysFarewell = true
        peer.log = log
        let callbacks = PluginCallbacks(name: configuration.name, log: log)
        self.callbacks = callbacks
        peer.onCall = { call, peer in callbacks.take(call, from: peer) }
        var options = Supervisor.Options(configuration.launch(isSandboxed: false), peer)
        options.restartsAtOnce = true
        options.saysFailures = saysFailures
        options.startMilliseconds = configuration.limits.startMs
        if configuration.limits.startMs > Supervisor.startNoticeMilliseconds {
            options.waitingNotice = Self.waitingNotice(configuration)
        }
        if configuration.sandbox != .off {
            options.adjust = { (launch) throws(LaunchError) in
                if PluginSandbox.isPossible { return configuration.launch(isSandboxed: true) }
                guard configuration.sandbox == .ifPossible else {
                    throw LaunchError("it is to run in a sandbox, which this system does not allow")
                }
                return launch
            }
        }
        let introduction = PluginIntroduction(number: number, milliseconds: configuration.limits.startMs)
        options.handshake = { peer, completion in introduction.ask(peer, completion) }
        options.onEnd = { [lastEnd] end in lastEnd.note(end) }
        supervisor = Supervisor(options)
        introduction.plugin.withLock { $0 = .init(self) }
    }

    static func waitingNotice(_ configuration: PluginConfiguration) -> String {
        "is waited for: it has started and not introduced itself yet, for which it has \(configuration.limits.startMs / 1000) s"
    }

    /// A call of any method, past the line of questions, for whoever checks the plugin.
    func probe(
        _ method: String, _ params: JSONObject = [:],
        _ completion: @escaping @Sendable (Result<JSONValue, CallFailure>) -> Void
    ) {
        supervisor.call(method, .value(.object(params)), milliseconds: configuration.limits.callMs, completion)
    }

    /// Any line to a plugin that runs.
    func say(_ line: String) { supervisor.write(line) }

    /// What callbacks are answered with.
    func serve(_ host: Host) { callbacks.serve(host) }

    // MARK: What is known of it

    /// As it has introduced itself last.
    var id: String? { state.withLock { $0.manifest?.id } ?? configuration.id }

    var definitions: [AnyComponent] { state.withLock { $0.isStale ? nil : $0.manifest?.definitions } ?? [] }

    /// Somebody is told that it does not start.
    func noteToldFailure() { state.withLock { $0.isFailureTold = true } }

    /// Why it does not start, where nobody was told.
    var untoldFailure: String? {
        state.withLock { $0.isFailureTold ? nil : $0.failure }.map { "\(configuration.name): does not start: \($0)" }
    }

    /// What it has written last to standard error.
    var lastWords: String? { supervisor.lastWords() }

    var isIntroduced: Bool { state.withLock { $0.manifest != nil && !$0.isStale } }

    /// Whether it is to introduce itself again.
    var isStale: Bool { state.withLock { $0.isStale } }

    /// Of its files; see `introduce`.
    var edition: Int { state.withLock { $0.edition } }

    /// Whether a component with that id may be its.
    func mayHave(_ id: String) -> Bool {
        guard let own = state.withLock({ $0.isStale ? nil : $0.manifest?.id }) ?? configuration.id else { return true }
        return id.utf8.starts(with: "\(own)/".utf8)
    }

    /// As `plugin/list` tells it.
    var description: JSONValue {
        let (manifest, failure) = state.withLock { ($0.manifest, $0.failure) }
        let condition = supervisor.condition
        if condition == .failed { noteToldFailure() }
        return [
            "id": .optional(manifest?.id ?? configuration.id), "version": .optional(manifest?.version),
            "state": .string(condition.rawValue),
            "components": .array(manifest?.definitions.map { .string($0.id) } ?? []),
            "restarts": .integer(Int64(supervisor.restarts)),
            "command": .array(([configuration.command] + configuration.args).map(JSONValue.string)),
            "error": .optional(condition == .failed ? failure : nil),
        ]
    }

    // MARK: Starting

    /// Starts it where it does not run; `completion` is called once, perhaps at once, with why it does not.
    func start(_ completion: @escaping @Sendable (String?) -> Void) {
        supervisor.start { [self] result in
            switch result {
            case .success: completion(nil)
            case .failure(let failure):
                state.withLock { state in
                    state.failure = failure.reason
                    // What it was before its files have changed it is not any more.
                    if state.isStale { (state.manifest, state.isStale) = (nil, false) }
                }
                completion(failure.reason)
            }
        }
    }

    /// The fault in the introduction, if there is one.
    ///
    /// - Parameter edition: that of its files when the process began.
    func introduce(_ json: JSONValue, number: Int, edition: Int) -> String? {
        guard edition == self.edition else { return "its files have changed meanwhile" }
        do throws(InvalidValue) {
            let manifest = try PluginManifest(reading: json)
            if let expected = configuration.id, !expected.isExactly(manifest.id) {
                return "it is called \(manifest.id), and configured as \(expected)"
            }
            let command = configuration.commandLine
            if let other = registry.take(manifest.id, for: number, command: command) {
                return
                    "the plugins '\(other)' and '\(command)' have the same id \(manifest.id), and only one of them can"
            }
            state.withLock { state in
                state.manifest = manifest
                state.isStale = false
                state.failure = nil
            }
            return nil
        } catch {
            let place = error.pointer.tokens.isEmpty ? "" : " at \(error.pointer)"
            return "it introduces itself wrongly\(place): \(error.message)"
        }
    }

    /// To be called before a request asks anything of it: it may have other components, props and even another id by now.
    func reloadIfChanged() {
        guard let watch, watch.hasChanged() else { return }
        callbacks.note("has changed and is loaded again")
        state.withLock { state in
            state.edition += 1
            state.isStale = state.manifest != nil || state.failure != nil
        }
        supervisor.reload()
    }

    // MARK: Asking

    /// Asks for a component. `completion` is called once, perhaps at once; it must not take long.
    ///
    /// - Parameter isNested: whether a call that is in flight waits for it, so that it must not wait for that one's place.
    func ask(
        _ params: [UInt8], _ precedence: Precedence, isNested: Bool, _ completion: @escaping PluginCall.Completion
    ) -> PluginCall {
        let call = PluginCall(params, precedence, completion)
        state.withLock { isNested ? $0.nested.append(call) : $0.waiting.append(call) }
        sendWaiting()
        return call
    }

    private func sendWaiting() {
        let isMine = state.withLock { state in
            defer { state.isSending = true }
            return !state.isSending
        }
        // Whoever sends already sees what has come. So calls that fail at once do not call each other ever deeper.
        guard isMine else { return }
        while let next = next() { send(next.call, attempt: next.attempt) }
    }

    private func next() -> (call: PluginCall, attempt: Int)? {
        state.withLock { state in
            let most = state.isCareful ? 1 : configuration.limits.inFlight
            func waiting() -> PluginCall? {
                if let call = state.nested.popFirst() { return call }
                return state.falls == 0 && state.inFlight < most ? state.waiting.popFirst() : nil
            }
            while let call = waiting() {
                guard let attempt = call.begin() else { continue }
                state.inFlight += 1
                return (call, attempt)
            }
            state.isSending = false
            return nil
        }
    }

    private func send(_ call: PluginCall, attempt: Int) {
        let pending = supervisor.call(
            "plugin/resolve", .text(call.params), milliseconds: configuration.limits.callMs
        ) { [self] result in
            take(result, of: call)
            sendWaiting()
        }
        call.went(as: pending, attempt: attempt)
    }

    /// Nanoseconds for which a plugin that has crashed is asked one thing at a time. Then whatever brings it down is known at once, and costs
    /// one of the few restarts of a minute instead of two.
    private static let carefulTime: UInt64 = 60_000_000_000

    private func take(_ result: Result<JSONValue, CallFailure>, of call: PluginCall) {
        let isDown: Bool =
            switch result {
            case .failure(.crashed), .failure(.amongOthers): true
            default: false
            }
        let wasCareful = state.withLock { state in
            state.inFlight -= 1
            let wasCareful = state.isCareful
            if isDown {
                state.carefulUntil = Clock.now + Self.carefulTime
                state.falls += 1
            }
            return wasCareful
        }
        defer { if isDown { standUp() } }
        let failure: CallFailure
        switch result {
        case .success(let json): return call.finish(.success(json))
        case .failure(let given): failure = given
        }
        let outcome = PluginCall.Failure(cause: failure.itself, log: lastWords(about: failure.itself, of: call))
        if case .amongOthers = failure, call.comesAgain(after: outcome) {
            return state.withLock { $0.waiting.append(call) }
        }
        // Whatever comes next is not to wait for what it hangs in.
        switch failure {
        case .timedOut where wasCareful, .stuck where wasCareful: supervisor.replace()
        default: break
        }
        call.finish(.failure(outcome))
    }

    /// Goes on when it is up again, in the order of the requests: restarts are few, and whose call gets one of them must not depend on
    /// which thread was quick.
    private func standUp() {
        supervisor.start { [self] _ in
            state.withLock { state in
                state.falls -= 1
                if state.falls == 0 { state.waiting.sort { $0.precedence < $1.precedence } }
            }
            sendWaiting()
        }
    }

    private func lastWords(about failure: CallFailure, of call: PluginCall) -> String? {
        switch failure {
        case .crashed, .notStarted: supervisor.lastWords()
        // What it has written before is about something else.
        case .refused, .badReply, .timedOut, .stuck: supervisor.lastWords(since: call.beginning)
        case .cancelled, .amongOthers: nil
        }
    }
}
