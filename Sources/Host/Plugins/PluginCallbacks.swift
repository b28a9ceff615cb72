import Components
import JSONValues
import Plugins
import Synchronization
import Threading
import Wire

/// What a plugin asks of the host while it works (protocol 7). A thread of the plugin's own answers, so that one that asks without
/// end keeps nobody waiting but itself.
final class PluginCallbacks: Sendable {
    private struct State {
        var waiting = FirstInFirstOut<(call: Call, peer: Peer)>()
        var host: Host?
        var isRunning = false
    }

    private let name: String
    private let log: @Sendable (String) -> Void
    private let state = Monitor(State())
    private let lines: Mutex<LogLines>

    /// Requests that may wait.
    private static let most = 64

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
            guard state.waiting.count < Self.most else { return false }
            state.waiting.append((call, peer))
            if !state.isRunning { state.isRunning = SystemThread.start { [self] in run() } }
            return state.isRunning
        }
        guard !isTaken else { return }
        let error = RPCError(
            .limitExceeded, reason: "limit_exceeded", message: "There are \(Self.most) requests that wait already",
            data: ["limit": "maxInFlight", "value": .integer(Int64(Self.most))])
        peer.answer(id, .failure(error))
    }

    /// A line for the log, unless there are too many.
    func note(_ text: String) {
        let bytes = Array(text.utf8.prefix(LogLines.maxLineBytes + 1)).map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        for line in lines.withLock({ $0.push((bytes + [0x0A])[...]) }) { log(line) }
    }

    // MARK: The thread

    private func run() {
        while true {
            let (next, host) = state.wait { state in state.waiting.popFirst().map { ($0, state.host) } }
            guard let id = next.call.id, let host else { continue }
            do throws(RPCError) {
                next.peer.answer(id, .success(try answer(next.call, host)))
            } catch {
                next.peer.answer(id, .failure(error))
            }
        }
    }

    private func answer(_ call: Call, _ host: Host) throws(RPCError) -> Reply {
        do throws(InvalidValue) {
            if call.isPositional { throw .byNameOnly }
            if call.method.isExactly("host/measureText") {
                return .value(try TextMeasurement(decoding: call.params).result(with: host.world.shaper))
            }
        } catch {
            throw RPCError(error)
        }
        guard call.method.isExactly("host/resolve") else {
            throw RPCError(
                .methodNotFound, reason: "method_not_found",
                message: "There is no method \"\(call.method.shortened)\" here",
                data: ["expected": "one of host/measureText, host/resolve, host/log"])
        }
        return .text(try InProcess(host: host).call(ComponentResolve.name, call.params))
    }
}
