import Foundation
import JSONValues
import TestSupport

/// A host with plugins: one that behaves, and perhaps one that does not.
final class PluginHost {
    let host: HostProcess
    private let folder: URL

    static let python =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") ? "/usr/bin/python3" : "python3"
    static let programs = RoundelExecutable.packageRoot + "Tests/Plugins/"

    /// - Parameters:
    ///   - mode: of `hostile.py`; nil for no such plugin.
    ///   - settings: of that plugin, beside its command.
    init(
        hostile mode: String? = nil, settings: JSONObject = [:], arguments: [String] = [], errors: Int32? = nil
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var plugins: [JSONValue] = [
            ["id": "good", "command": .string(Self.python), "args": [.string(Self.programs + "plain.py")]]
        ]
        if let mode {
            var plugin: JSONObject = [
                "id": "bad", "command": .string(Self.python),
                "args": [.string(Self.programs + "hostile.py"), .string(mode)],
                "limits": ["startMs": 1500, "callMs": 700],
            ]
            for member in settings.members { plugin[member.key] = member.value }
            plugins.append(.object(plugin))
        }
        let file = folder.appending(path: "plugins.json")
        var text: [UInt8] = []
        Jansson.write(["plugins": .array(plugins)], to: &text)
        try Data(text).write(to: file)
        host = try HostProcess(["--plugins", file.path(percentEncoded: false)] + arguments, errors: errors)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The answer to a request, whatever else comes before it.
    func answer(
        _ method: String, _ params: JSONObject, id: JSONValue = "asked", within seconds: Double = 15
    ) throws -> JSONValue {
        host.request(id, method, params)
        while true {
            let message = try host.next(within: seconds)
            if message["/id"] == id { return message }
        }
    }

    func resolve(_ component: String, _ props: JSONObject = [:], within seconds: Double = 15) throws -> JSONValue {
        try answer(
            "component/resolve", ["component": .string(component), "props": .object(props)], within: seconds)
    }

    /// The processes that the host has started, and theirs; by the group, which they share with the first of them.
    func descendants() -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var parents: [Int32: Int32] = [:]
        for name in all {
            guard let id = Int32(name), let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
                let rest = status.split(separator: ")").last?.split(separator: " "), rest.count > 2, rest[0] != "Z",
                let parent = Int32(rest[1])
            else { continue }
            parents[id] = parent
        }
        return parents.keys.filter { id in
            var ancestor = parents[id]
            while let next = ancestor, next > 1 {
                if next == host.child.processID { return true }
                ancestor = parents[next]
            }
            return false
        }
    }

    /// Ends the host as a client does, and looks whether it leaves a process behind.
    func end(within seconds: Double = 5) throws {
        let started = descendants()
        host.close()
        try host.expectEnd(exit: 0, within: seconds)
        let limit = TimeLimit(seconds: 2)
        while started.contains(where: Self.isThere) {
            guard !limit.isOver else { throw Failure("processes are left: \(started.filter(Self.isThere))") }
            usleep(5000)
        }
    }

    static func isThere(_ id: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let rest = status.split(separator: ")").last
        else { return false }
        return !rest.hasPrefix(" Z")
    }
}
