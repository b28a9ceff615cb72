import Foundation

/// The executable under test, run as a person or a script would.
enum Roundel {
    struct Run {
        let status: Int32
        /// Whether a signal ended it.
        let isSignalled: Bool
        let output: Data
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The one that was asked for, else the release build, else the debug build.
    static let executable: URL = {
        if let path = ProcessInfo.processInfo.environment["ROUNDEL_EXECUTABLE"] { return URL(fileURLWithPath: path) }
        let builds = ["release", "debug"].map { root.appendingPathComponent(".build/\($0)/roundel") }
        return builds.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? builds[0]
    }()

    static func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> Run {
        try run(executable, arguments, input: Data(input.utf8), environment: environment)
    }

    /// A line for `sh`; `$ROUNDEL` is the executable.
    static func shell(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> Run {
        try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: Data(input.utf8), environment: environment)
    }

    /// A line run on a terminal of its own, as `script` makes one; what it writes there is the output.
    static func terminal(_ line: String, environment: [String: String] = [:]) throws -> Run {
        let quoted = "'" + line.replacingOccurrences(of: "'", with: "'\\''") + "'"
        return try shell("script -qec \(quoted) /dev/null </dev/null", environment: environment)
    }

    static func run(
        _ executable: URL, _ arguments: [String], input: Data, environment: [String: String]
    ) throws -> Run {
        let folder = try TemporaryFolder()
        try input.write(to: folder.url("in"))
        for name in ["out", "err"] { try Data().write(to: folder.url(name)) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = Self.environment(environment)
        process.standardInput = try FileHandle(forReadingFrom: folder.url("in"))
        process.standardOutput = try FileHandle(forWritingTo: folder.url("out"))
        process.standardError = try FileHandle(forWritingTo: folder.url("err"))
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal,
            output: try Data(contentsOf: folder.url("out")),
            errors: String(decoding: try Data(contentsOf: folder.url("err")), as: UTF8.self))
    }

    /// The tests' own, without what would change colours, and with `ROUNDEL`.
    static func environment(_ changes: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["NO_COLOR"] = nil
        environment["TERM"] = "xterm-256color"
        environment["ROUNDEL"] = executable.path
        return environment.merging(changes) { $1 }
    }

    /// Whether a program can be found.
    static func has(_ program: String) -> Bool {
        ((try? shell("command -v \(program)"))?.status ?? 1) == 0
    }
}
