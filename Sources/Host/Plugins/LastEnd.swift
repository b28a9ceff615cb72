import Plugins
import Synchronization

/// How a process ended when it last did.
final class LastEnd: Sendable {
    private let state = Mutex<ProcessEnd?>(nil)

    var value: ProcessEnd? { state.withLock { $0 } }

    func note(_ end: ProcessEnd) { state.withLock { $0 = end } }
}
