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

    /// An end without a fault is most often that of a program that defines its components and does no more.
    private static func said(of reason: String) -> String {
        let hint = reason.isExactly("it \(ProcessEnd.exit(0))") ? "; the last thing it does is plugin.run()" : ""
        return reason + " before it introduced itself" + hint
    }

    func ask(_ peer: Peer, _ completion: @escaping @Sendable (Result<Void, CallFailure>) -> Void) {
        let params: JSONValue = [
            "protocolVersion": .string(Host.protocolVersions.last ?? ""),
            "host": ["name": "roundel", "version": .string(Host.version)],
        ]
        let edition = plugin.withLock { $0.plugin }?.edition ?? 0
        peer.call("plugin/initialize", .value(params), milliseconds: milliseconds) { [self] result in
            switch result {
            case .failure(.crashed(let reason)): completion(.failure(.crashed(Self.said(of: reason))))
            case .failure(let failure): completion(.failure(failure))
            case .success(let json):
                let fault = plugin.withLock { $0.plugin }?.introduce(json, number: number, edition: edition)
                completion(fault.map { .failure(.badReply($0)) } ?? .success(()))
            }
        }
    }
}
