import JSONValues
import Synchronization
import Wire

@testable import Plugins

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Values that arrive on another thread.
final class Box<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    func put(_ value: Value) { values.withLock { $0.append(value) } }
    var all: [Value] { values.withLock { $0 } }

    /// As soon as there are so many, or after about `seconds`.
    func wait(for count: Int = 1, seconds: Double = 5) -> [Value] {
        for _ in 0..<Int(seconds * 1000) where all.count < count { usleep(1000) }
        return all
    }
}

typealias Outcome = Result<JSONValue, CallFailure>

extension Supervisor {
    /// A child as `FakeChild` has them, with its log.
    static func fake(
        _ arguments: String..., log: Box<String> = Box(), adjust: (inout Options) -> Void = { _ in }
    ) -> Supervisor {
        var launch = FakeChild.launch()
        launch.arguments += arguments
        var peer = Peer.Options(name: "fake")
        peer.log = { log.put($0) }
        var options = Options(launch, peer)
        adjust(&options)
        return Supervisor(options)
    }

    /// Calls and waits.
    func result(_ method: String, _ params: JSONValue = [:], milliseconds: Int = 5000) -> Outcome? {
        let box = Box<Outcome>()
        call(method, .value(params), milliseconds: milliseconds) { box.put($0) }
        return box.wait(seconds: 15).first
    }

    var childID: Int32? {
        if case .success(.integer(let id))? = result("pid") { Int32(id) } else { nil }
    }
}

/// Waits until no process has the id, or only one that is dead and that nobody has buried.
func isGone(_ id: Int32, seconds: Double = 5) -> Bool {
    for _ in 0..<Int(seconds * 100) {
        if kill(id, 0) != 0 { return true }
        if let file = unsafe fopen("/proc/\(id)/stat", "r") {
            defer { unsafe fclose(file) }
            var text: [CChar] = Array(repeating: 0, count: 256)
            // 4711 (python3) Z …
            let count = unsafe fread(&text, 1, 255, file)
            if String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self).contains(") Z ") {
                return true
            }
        }
        usleep(10_000)
    }
    return false
}
