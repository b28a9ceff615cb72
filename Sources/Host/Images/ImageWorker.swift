import Drawing
import JSONValues
import Plugins
import Wire

/// The process that fetches and decodes pictures, so that a hostile one can end it and not the host. It is started with the first
/// picture, and replaced where it dies, hangs or answers nonsense.
final class ImageWorker: Sendable {
    /// How long fetching and decoding one picture may take (R2716; `imageSeconds` of limits.json).
    static let timeLimitMilliseconds = 5000
    /// How much longer the host waits for the worker to report the timeout itself, before the worker counts as hanging (ours).
    private static let graceMilliseconds = 1500

    private let child: Supervisor

    /// - Parameter log: takes lines for the host's log.
    init(executable: String, grants: Grants, log: @escaping @Sendable (String) -> Void) {
        var launch = Launch(executable, ["--time-limit", "\(Self.timeLimitMilliseconds)"])
        for folder in grants.readableFolders { launch.arguments += ["--allow-read", folder] }
        for host in grants.networkHosts { launch.arguments += ["--allow-net", host] }
        if let folder = grants.cacheFolder { launch.arguments += ["--cache", folder] }
        var peer = Peer.Options(name: "roundel-images")
        // The largest picture as base64, and what is said of it.
        peer.maxLineBytes = ImageRequest.maxSide * ImageRequest.maxSide * 4 / 3 * 4 + 65_536
        peer.endsOnNonsense = true
        peer.mostTimeouts = 1
        // A server's pictures are fetched a few at a time, and what waits for its turn is no sign that the worker hangs.
        peer.waitsForTurns = true
        peer.log = log
        child = Supervisor(Supervisor.Options(launch, peer))
    }

    /// Asks for a picture; `completion` is called once, on the thread of the children.
    ///
    /// - Parameter tag: of what is known of the source already.
    func load(
        _ request: ImageRequest, tag: String?,
        _ completion: @escaping @Sendable (Result<ImageReply, CallFailure>) -> Void
    ) -> PendingCall {
        var members: JSONObject = [
            "width": .integer(Int64(request.width)), "height": .integer(Int64(request.height)),
            "fit": .string(request.fit.rawValue), "form": .string(request.form.rawValue),
        ]
        members.append("tag", ifPresent: tag.map(JSONValue.string))
        // A data: URI can be long.
        let params = Reply.object(members, last: "source", .utf8(Array(request.source.utf8)))
        return child.call("image/load", params, milliseconds: Self.timeLimitMilliseconds + Self.graceMilliseconds) {
            [child] outcome in
            switch outcome {
            case .success(let json):
                if let reply = ImageReply(json, to: request) { return completion(.success(reply)) }
                child.replace()
                completion(.failure(.badReply("its result is none")))
            case .failure(let failure): completion(.failure(failure))
            }
        }
    }
}
