import Foundation
import TestSupport

/// nginx, on a free port of 127.0.0.1, with the samples in several places: `/week` may be used for a week, `/always` must
/// always be asked for again, `/never` must not be kept, and `/silent` says nothing.
final class Nginx {
    private static let executable = "/usr/sbin/nginx"

    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    let folder: String
    let port: Int
    private let child: ChildProcess

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("roundel-\(UUID().uuidString)").path
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let port = try Self.freePort()
        self.port = port
        let places = [
            "week": "expires 7d;", "always": "expires -1;", "never": "add_header Cache-Control no-store;", "silent": "",
        ]
        let locations = places.map { "location /\($0) { alias \"\(ImageSamples.folder)\"; \($1) }" }
            .joined(separator: "\n")
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \(folder)/\($0);" }
        let configuration = """
            daemon off; master_process off; pid \(folder)/pid; error_log \(folder)/errors;
            events {}
            http {
                log_format status '$status'; access_log \(folder)/access status;
                \(temporary.joined(separator: "\n"))
                server { listen 127.0.0.1:\(port); \(locations) }
            }
            """
        try Data(configuration.utf8).write(to: URL(filePath: folder + "/conf"))
        child = try ChildProcess(Self.executable, ["-c", folder + "/conf", "-e", folder + "/errors"])
        guard TimeLimit.wait(seconds: 10, until: { Self.accepts(port) }) else {
            throw Failure(
                "nginx does not start: \((try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "")")
        }
    }

    deinit {
        child.send(signal: SIGTERM)
        _ = child.waitForEnd(seconds: 5)
        try? FileManager.default.removeItem(atPath: folder)
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    var grant: [String] { ["--allow-net", "127.0.0.1:\(port)"] }

    /// What it has answered so far. An answer is written down a moment after it went out, so `count` of them are waited for.
    func statuses(_ count: Int) -> [Int] {
        _ = TimeLimit.wait(seconds: 2) { statuses.count >= count }
        return statuses
    }

    private var statuses: [Int] {
        let log = (try? String(contentsOfFile: folder + "/access", encoding: .utf8)) ?? ""
        return log.split(separator: "\n").compactMap { Int($0) }
    }

    // MARK: Ports

    private static func address(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return address
    }

    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw Failure("no free port: errno \(errno)") }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func accepts(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = address(port)
        return unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
