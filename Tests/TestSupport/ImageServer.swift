/// `Tests/Tools/image_server.py`: a web server that misbehaves as asked.
package final class ImageServer: Sendable {
    package let port: Int
    private let child: ChildProcess

    package init(hasTLS: Bool = false) throws {
        let root = RoundelExecutable.packageRoot
        let certificate = hasTLS ? [root + "Tests/Samples/self-signed.pem"] : []
        child = try ChildProcess("python3", [root + "Tests/Tools/image_server.py", ImageSamples.folder] + certificate)
        let child = child
        guard child.exchange(within: TimeLimit(seconds: 20), until: { child.received.contains(0x0A) }),
            let port = Int(String(decoding: child.received.prefix { $0 != 0x0A }, as: UTF8.self))
        else { throw Failure("no server: \(String(decoding: child.log, as: UTF8.self))") }
        self.port = port
    }

    package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    /// The grant that lets a worker ask it.
    package var grant: [String] { ["--allow-net", "127.0.0.1:\(port)"] }
}
