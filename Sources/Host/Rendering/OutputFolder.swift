#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder that pictures are written to, from many threads, so that the process can end at any moment and leave nothing
/// half-written.
package final class OutputFolder: Sendable {
    package enum Outcome: Sendable {
        case written
        /// The file had these bytes already and was left alone, so that build tools see no change.
        case unchanged
    }

    private struct State {
        var writing = 0
        var isClosed = false
    }

    private let path: String
    private let state = Monitor(State())

    package init(path: String) {
        self.path = path
    }

    /// Makes the folder, and those above it, where they are missing.
    package func make() throws(FileError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part + "/"
            guard unsafe mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
            let failure = errno
            // The system's own folders may refuse before they say that they exist.
            guard unsafe access(made, F_OK) == 0 else { throw .failed(path: path, errno: failure) }
        }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .failed(path: path, errno: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .failed(path: path, errno: ENOTDIR) }
        guard unsafe access(path, W_OK | X_OK) == 0 else { throw .failed(path: path, errno: errno) }
    }

    package func write(_ bytes: [UInt8], as name: String) throws(FileError) -> Outcome {
        let file = path + "/" + name
        if Self.holds(file, bytes) { return .unchanged }
        // Waits for ever in a process that is about to end.
        state.wait { state -> Void? in
            guard !state.isClosed else { return nil }
            state.writing += 1
            return ()
        }
        defer { state.change { $0.writing -= 1 } }
        try FileOutput.replace(file, with: bytes)
        return .written
    }

    /// Waits for the files being written, and lets no other begin; at most two seconds.
    package func close() {
        state.change { $0.isClosed = true }
        state.wait(milliseconds: 2000) { $0.writing == 0 ? () : nil }
    }

    private static func holds(_ file: String, _ bytes: [UInt8]) -> Bool {
        var status = stat()
        guard unsafe lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count
        else { return false }
        return FileOutput.content(of: file).map { $0 == bytes } ?? false
    }
}
