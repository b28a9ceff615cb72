#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The two signals that end a child.
enum Signal {
    static let terminate = SIGTERM
    static let kill = SIGKILL
}
