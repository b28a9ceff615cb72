#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads standard input.
package enum StandardInput {
    /// Everything up to the end of the input.
    package static func readAll() -> [UInt8] {
        var bytes: [UInt8] = []
        while let chunk = read() { bytes += chunk }
        return bytes
    }

    /// Waits for at least one byte; nil at the end of the input.
    static func read() -> [UInt8]? {
        while true {
            var failure: Int32 = 0
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                #if canImport(Glibc)
                    let result = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, 65_536)
                #else
                    let result = unsafe Darwin.read(STDIN_FILENO, buffer.baseAddress, 65_536)
                #endif
                failure = result < 0 ? errno : 0
                count = max(0, result)
            }
            if !chunk.isEmpty { return chunk }
            switch failure {
            case EINTR: continue
            case EAGAIN:
                // Another process shares the pipe and has made it non-blocking.
                var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                unsafe poll(&descriptor, 1, -1)
            default: return nil
            }
        }
    }
}
