#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard output and standard error, without buffers of the C library in between.
enum Terminal {
    static func print(_ text: String) {
        _ = write(Array((text + "\n").utf8), to: STDOUT_FILENO)
    }

    static func error(_ text: String) {
        _ = write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// False where not everything could be written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe systemWrite(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count > 0 { start += count } else if errno != EINTR { return false }
        }
        return true
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(descriptor, bytes, count)
        #else
            unsafe Darwin.write(descriptor, bytes, count)
        #endif
    }
}
