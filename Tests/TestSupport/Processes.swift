import Foundation

/// What the system tells of other processes (Linux).
package enum Processes {
    package static func children(of process: Int32) -> [Int32] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.compactMap { Int32($0) }.filter { status(of: $0, "PPid:") == "\(process)" }
    }

    /// A zombie is not alive.
    package static func isAlive(_ process: Int32) -> Bool {
        status(of: process, "State:").map { !$0.hasPrefix("Z") } ?? false
    }

    package static func status(of process: Int32, _ name: String) -> String? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.map { $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces) }
    }

    package static func descriptors(of process: Int32) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd"))?.count ?? 0
    }

    package static func limit(of process: Int32, _ name: String) -> String? {
        guard let limits = try? String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8) else { return nil }
        let line = limits.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.dropFirst(name.count).split(separator: " ").first.map(String.init)
    }
}
