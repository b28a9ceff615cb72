import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program to start, with its arguments, environment and limits.
package struct Launch: Sendable {
    /// A path, or a name that is searched in `PATH`.
    package var executable: String
    package var arguments: [String]
    /// The environment; nil for that of the host.
    package var environment: [(name: String, value: String)]?
    /// The working directory; nil for that of the host.
    package var folder: String?
    /// The limit of the address space in bytes; nil for that of the host.
    package var maxMemoryBytes: UInt64?
    /// The limit of processor time in seconds, for the whole life of the process; nil for that of the host.
    package var maxProcessorSeconds: UInt64?

    /// An environment variable that identifies the children of this host and their descendants, as long as they pass
    /// it on.
    package static let mark = (name: "ROUNDEL_HOST", value: "\(getpid())-\(Clock.now)")

    package init(_ executable: String, _ arguments: [String] = []) {
        self.executable = executable
        self.arguments = arguments
    }
}
