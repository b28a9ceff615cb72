import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program to start, and what it is to find around it.
package struct Launch: Sendable {
    /// A path, or a name that is looked for in `PATH`.
    package var executable: String
    package var arguments: [String]
    /// Nil for the environment of the host.
    package var environment: [(name: String, value: String)]?
    /// Where it runs; nil for the folder of the host.
    package var folder: String?
    /// Bytes of address space; nil for what the host itself may have.
    package var maxMemoryBytes: UInt64?
    /// Seconds of processor time over its whole life; nil for what the host itself may have.
    package var maxProcessorSeconds: UInt64?

    /// A variable by which a program and whatever it leaves behind are known as this host's, as long as they pass it on.
    package static let mark = (name: "ROUNDEL_HOST", value: "\(getpid())-\(Clock.now)")

    package init(_ executable: String, _ arguments: [String] = []) {
        self.executable = executable
        self.arguments = arguments
    }
}
