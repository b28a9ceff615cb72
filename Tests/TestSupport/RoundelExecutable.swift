import Foundation

/// The program under test.
package enum RoundelExecutable {
    /// The folder that holds Package.swift.
    package static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

    /// `ROUNDEL_EXECUTABLE`, else what was built last in release mode, else in debug mode.
    package static let path: String = {
        if let named = ProcessInfo.processInfo.environment["ROUNDEL_EXECUTABLE"] { return named }
        let builds = ["release", "debug"].map { packageRoot + ".build/\($0)/roundel" }
        return builds.first { FileManager.default.isExecutableFile(atPath: $0) } ?? builds[0]
    }()
}
