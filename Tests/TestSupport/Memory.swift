import Foundation

/// Figures of a running process; nil where the system does not tell (only Linux does).
package enum Memory {
    /// The most that was ever resident, in bytes.
    package static func peak(of process: Int32) -> Int? { figure("VmHWM:", of: process) }

    package static func resident(of process: Int32) -> Int? { figure("VmRSS:", of: process) }

    private static func figure(_ name: String, of process: Int32) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: "\t").last?.split(separator: " ").first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
