import Collections
import Components
import JSONValues
import Plugins
import Synchronization
import Threading
import Wire

/// What a plugin asks of the host while it works (R2606). A thread of the plugin's own answers, so that one that asks without
/// end keeps nobody waiting but itself.
final class PluginCallbacks: Sendable {
    private struct Question: Sendable {
        let id: RequestID
        let call: Call
        let peer: Peer
        /// What an earlier attempt has waited for.
        var suspension: (any Suspension)?
    }

    private struct State {
        var waiting = FirstInFirstOut<Question>()
        /// Taken and not answered, waiting for something else or not.
        var unanswered = 0
        var host: Host?
        var isRunning = false
    }

    private let name: String
    private let log: @Sendable (String) -> Void
    private let state = Monitor(State())
    private let lines: Mutex<LogLines>

    /// Requests that may be unanswered: components that ask for themselves without end come so far.
    private static let most = Limits.pluginQuestionsInFlight

    init(name: String, log: @escaping @Sendable (String) -> Void) {
        self.name = name
        self.log = log
        lines = Mutex(LogLines(name: name))
    }

    func serve(_ host: Host) {
        state.change { $0.host = host }
    }

    /// Called on the thread that serves all children, so it only takes note.
    func take(_ call: Call, from peer: Peer) {
        if call.method.isExactly("host/log") {
            if case .string(let message)? = call.params["message"] { note(message) }
            if let id = call.id { peer.answer(id, .success(.value(.null))) }
            return
        }
        guard let id = call.id else { return }
        let isTaken = state.change { state in
            guard state.unanswered < Self.most.value else { return false }
            state.unanswered += 1
            state.waiting.append(Question(id: id, call: call, peer: peer))
            if !state.isRunning { state.isRunning = SystemThread.start { [self] in run() } }
            return state.isRunning
        }
        guard !isTaken else { return }
        let error = RPCError(
            .limitExceeded, reason: "limit_exceeded",
            message: "\(Self.most.value) requests of the plugin wait already, which is the limit \(Self.most.name)",
            data: [
                "expected": "to ask again when one of them is answered", "limit": .string(Self.most.name),
                "value": .integer(Int64(Self.most.value)),
            ])
        peer.answer(id, .failure(error))
    }

    /// A line for the log, unless there are too many.
    func note(_ text: String) {
        let bytes = Array(text.utf8.prefix(LogLines.maxLineBytes + 1)).map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        for line in lines.withLock({ $0.push((bytes + [0x0A])[...]) }) { log(line) }
    }

    // MARK: The thread

    private func run() {
        let host = state.wait { $0.host }
        let process = InProcess(host: host, isNested: true)
        while true {
            let question = state.wait { $0.waiting.popFirst() }
            switch answer(question, host, process) {
            case .done(let result):
                question.peer.answer(question.id, result)
                state.change { $0.unanswered -= 1 }
            case .suspended(let suspension):
                // Others are answered meanwhile: what it waits for may have questions itself.
                suspension.wait { [self] in
                    var again = question
                    again.suspension = suspension
                    state.change { $0.waiting.append(again) }
                }
            }
        }
    }

    private func answer(
        _ question: Question, _ host: Host, _ process: InProcess
    ) -> Attempt<Result<Reply, RPCError>> {
        let call = question.call
        do throws(InvalidValue) {
            if call.isPositional { throw .byNameOnly }
            if call.method.isExactly("host/measureText") {
                let measured = try TextMeasurement(decoding: call.params).result(with: host.world.shaper)
                return .done(.success(.value(measured)))
            }
        } catch {
            return .done(.failure(RPCError(error)))
        }
        guard call.method.isExactly("host/resolve") else {
            let error = RPCError(
                .methodNotFound, reason: "method_not_found",
                message: "there is no method \"\(call.method.shortened)\" here",
                data: ["expected": "one of host/measureText, host/resolve, host/log"])
            return .done(.failure(error))
        }
        return process.resolve(call.params, after: question.suspension).map { $0.map(Reply.text) }
    }
}
