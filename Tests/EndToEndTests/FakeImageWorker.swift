import Foundation
import JSONValues
import TestSupport

/// A copy of the host with an image worker of our own beside it, which does what a picture's address says: `data:,die`.
///
/// It writes down what happens to it.
final class FakeImageWorker: Sendable {
    private let folder: URL

    /// - Parameter isInstalled: else the host finds no worker at all.
    init(isInstalled: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "roundel-worker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let original = URL(filePath: RoundelExecutable.path).resolvingSymlinksInPath()
        do {
            try FileManager.default.linkItem(at: original, to: folder.appending(path: "roundel"))
        } catch {
            // On another file system.
            try FileManager.default.copyItem(at: original, to: folder.appending(path: "roundel"))
        }
        guard isInstalled else { return }
        let worker = folder.appending(path: ImageWorker.name)
        let script = Self.script.replacing("LOGFILE", with: log.path(percentEncoded: false))
        try Data(script.utf8).write(to: worker)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: worker.path(percentEncoded: false))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var log: URL { folder.appending(path: "log") }

    func host(_ arguments: [String] = []) throws -> HostProcess {
        try HostProcess(
            arguments, executable: folder.appending(path: "roundel").path(percentEncoded: false), keeping: self)
    }

    /// What happened, a line each: `start PID`, `load SOURCE TAG`, `cancel`, `most N`.
    var events: [String] {
        ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    func count(_ prefix: String) -> Int { events.count { $0.hasPrefix(prefix) } }

    /// Of the workers that were started, the first one first.
    var processIDs: [Int32] {
        events.compactMap { $0.hasPrefix("start ") ? Int32($0.dropFirst(6)) : nil }
    }

    /// Whether every worker is gone, or only waits to be buried by whoever has taken it over.
    func isGone(seconds: Double = 5) -> Bool {
        TimeLimit.wait(seconds: seconds) {
            processIDs.allSatisfy { id in
                guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return true }
                return status.contains(") Z ")
            }
        }
    }

    private static let script = #"""
        #!/usr/bin/env python3
        import base64, json, os, signal, sys, threading, time
        lock = threading.Lock()
        flying = most = 0

        def log(text):
            with open("LOGFILE", "a") as file:
                file.write(text + "\n")

        def write(text):
            with lock:
                sys.stdout.write(text + "\n")
                sys.stdout.flush()

        def answer(id, params, fresh=60, tag=None, rgba=(220, 20, 20, 255)):
            width, height = params["width"], params["height"]
            data = base64.b64encode(bytes(rgba) * (width * height)).decode()
            result = {"width": width, "height": height, "sourceWidth": width, "sourceHeight": height, "opaque": True,
                      "mediaType": "image/png", "dataType": "rgba", "data": data, "tag": tag, "freshFor": fresh}
            if params["form"] == "file":
                result.update(dataType="image/png", data="iVBORw0KGgo=")
            write(json.dumps({"jsonrpc": "2.0", "id": id, "result": result}))

        def fail(id, **data):
            write(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": 1101, "message": "no", "data": data}}))

        def later(id, params):
            global flying
            with lock:
                flying -= 1
            answer(id, params)

        log("start %d" % os.getpid())
        if "stubborn" in sys.argv:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for line in sys.stdin:
            message = json.loads(line)
            if message["method"] == "$/cancelRequest":
                log("cancel")
            if message["method"] != "image/load":
                continue
            id, params = message["id"], message["params"]
            source = params["source"]
            log("load %s %s" % (source, params.get("tag", "-")))
            if source.startswith("data:,slow"):
                with lock:
                    flying += 1
                    if flying > most:
                        most = flying
                        log("most %d" % most)
                threading.Timer(float(source.split("-")[1]) / 1000, later, (id, params)).start()
            elif source.startswith("data:,die"):
                os.kill(os.getpid(), signal.SIGKILL)
            elif source == "data:,hang":
                pass
            elif source == "data:,stubborn":
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                answer(id, params)
                while True:
                    time.sleep(100)
            elif source == "data:,garbage":
                write("Segmentation fault")
            elif source == "data:,flood":
                while True:
                    write("x" * 1000000)
            elif source == "data:,nonsense":
                write(json.dumps({"jsonrpc": "2.0", "id": id, "result": {"width": 1, "freshFor": 60}}))
            elif source == "data:,short":
                params["height"] -= 1
                write(json.dumps({"jsonrpc": "2.0", "id": id, "result": {
                    "width": params["width"], "height": params["height"] + 1, "sourceWidth": 1, "sourceHeight": 1,
                    "opaque": True, "data": "AAAA", "dataType": "rgba", "tag": None, "freshFor": 60}}))
            elif source == "data:,twice":
                answer(id, params)
                answer(id, params)
            elif source == "data:,another":
                answer(id + 1000, params)
                answer(id, params)
            elif source == "data:,stale":
                if params.get("tag") == "v1":
                    write(json.dumps({"jsonrpc": "2.0", "id": id,
                                      "result": {"unchanged": True, "freshFor": 60, "tag": "v1"}}))
                else:
                    answer(id, params, fresh=0, tag="v1")
            elif source == "data:,refused":
                fail(id, reason="not_found", retryAfter=60)
            elif source == "data:,invented":
                fail(id, reason="because")
            else:
                answer(id, params)
        """#
}
