import Foundation
import JSONValues
import TestSupport

/// Chromium, asked what it tells a screen reader.
enum Browser {
    /// A node of the accessibility tree that is more than a box.
    struct Spoken: Equatable {
        let role: String
        let name: String
        let description: String
    }

    static let program = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(find).first

    private static func find(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What is spoken of each page, in document order.
    static func spoken(_ pages: [String]) throws -> [[Spoken]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roundel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try pages.enumerated().map { index, page in
            let file = folder.appending(path: "\(index).html")
            try Data(page.utf8).write(to: file)
            return file.path(percentEncoded: false)
        }
        let tool = RoundelExecutable.packageRoot + "Tests/Tools/accessibility_tree.py"
        let child = try ChildProcess("python3", [tool, program ?? "chromium"] + files)
        child.closeInput()
        let limit = TimeLimit(seconds: 120)
        guard child.exchange(within: limit, until: { child.outputHasEnded && child.errorsHaveEnded }) else {
            throw Failure("the browser has not answered within 120 s")
        }
        let lines = child.received.split(separator: 0x0A)
        guard lines.count == pages.count else {
            throw Failure("\(lines.count) trees of \(pages.count): \(String(decoding: child.log, as: UTF8.self))")
        }
        return try lines.map { line in
            try (Jansson.parse(line).array ?? []).map { node in
                Spoken(
                    role: node["/role"]?.string ?? "", name: node["/name"]?.string ?? "",
                    description: node["/description"]?.string ?? "")
            }
        }
    }
}
