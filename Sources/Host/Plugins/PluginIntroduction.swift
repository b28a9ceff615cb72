import JSONValues
import Plugins
import Synchronization
import Wire

/// Asks a fresh process who it is.
final class PluginIntroduction: Sendable {
    /// Known a moment later than this.
    struct Holder: Sendable {
        weak var plugin: Plugin?
        init(_ plugin: Plugin?) { self.plugin = plugin }
    }

    let plugin = Mutex(Holder(nil))
    private let number: Int
    private let milliseconds: Int

    init(number: Int, milliseconds: Int) {
        self.number = number
        self.milliseconds = milliseconds
    }

    func ask(_ peer: Peer, _ completion: @escaping @Sendable (Result<Void, CallFailure>) -> Void) {
        let params: JSONValue = [
            "protocolVersion": .string(Host.protocolVersions.last ?? ""),
            "host": ["name": "roundel", "version": .string(Host.version)],
        ]
        peer.call("plugin/initialize", .value(params), milliseconds: milliseconds) { [self] result in
            switch result {
            case .failure(let failure): completion(.failure(failure))
            case .success(let json):
                let fault = plugin.withLock { $0.plugin }?.introduce(json, number: number)
                completion(fault.map { .failure(.badReply($0)) } ?? .success(()))
            }
        }
    }
}
