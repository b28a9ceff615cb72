#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lines for whoever looks after the host. Nobody need be there: what cannot be written at once is dropped.
package enum StandardError {
    @Sendable package static func drop(_ line: String) {
        var descriptor = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        guard unsafe poll(&descriptor, 1, 0) == 1, descriptor.revents & Int16(POLLOUT) != 0 else { return }
        // A pipe with room has room for this many bytes.
        let bytes = Array((line + "\n").utf8.prefix(4096))
        _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
