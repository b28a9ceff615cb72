#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Describes the system's error for the person who configured the program.
extension LaunchError {
    init(_ launch: Launch, errno status: Int32) {
        let name = launch.executable
        switch status {
        case ENOENT:
            let hint =
                name.utf8.contains(UInt8(ascii: " "))
                ? "; its arguments stand apart from its name, as in \(Self.apart(name))" : ""
            self.init(
                (launch.folder.map { "there is no program \(name), or no folder \($0)" }
                    ?? "there is no program \(name)") + hint)
        case EACCES:
            var status = stat()
            if unsafe stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                self.init("\(name) is a folder, and no program")
                return
            }
            let way = Self.interpreter(of: name).map { ": chmod +x \(name) lets it, or \($0) \(name) runs it" } ?? ""
            self.init("\(name) may not be executed\(way)")
        case ENOEXEC:
            let way = Self.interpreter(of: name) ?? "its interpreter, such as python3"
            self.init(
                "\(name) is not a program, for its first line does not begin with #! and an interpreter: \(way) \(name) runs it"
            )
        case EAGAIN, ENOMEM: self.init("the system has no room for another process")
        default: self.init("\(name) cannot be started (errno \(status))")
        }
    }

    /// A command line, written as the members of a configuration.
    private static func apart(_ line: String) -> String {
        let words = line.split(separator: " ").map { "\"\($0)\"" }
        return "\"command\": \(words.first ?? ""), \"args\": [\(words.dropFirst().joined(separator: ", "))]"
    }

    private static func interpreter(of file: String) -> String? {
        let interpreters = [
            ".py": "python3", ".mjs": "node", ".js": "node", ".cjs": "node", ".rb": "ruby", ".sh": "sh", ".pl": "perl",
        ]
        return interpreters.first { file.hasSuffix($0.key) }?.value
    }
}
