import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard output and standard error, without buffers of the C library in between.
enum Terminal {
    static func print(_ text: String) throws(CommandError) {
        try output(Array(text.utf8) + [0x0A])
    }

    /// Bytes for standard output, as they are.
    static func output(_ bytes: [UInt8]) throws(CommandError) {
        switch write(bytes, to: STDOUT_FILENO) {
        case 0: break
        case EPIPE: throw .output(nil)
        case let number: throw .output("standard output could not be written: \(SystemError.message(number))")
        }
    }

    /// A line for standard error; lost where nobody reads it.
    static func error(_ text: String) {
        _ = write(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Whether a person sees what is written.
    static func isInteractive(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Whether escape sequences do there what they should.
    static func hasCursor(_ descriptor: Int32) -> Bool {
        isInteractive(descriptor) && (environment("TERM") ?? "dumb") != "dumb"
    }

    /// Colour is for terminals, and for those who do not ask for none (no-color.org).
    static func style(_ descriptor: Int32) -> Style {
        Style(isColored: hasCursor(descriptor) && (environment("NO_COLOR") ?? "").isEmpty)
    }

    /// Characters in a line; 80 where nobody knows.
    static func columns(_ descriptor: Int32) -> Int {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// 0 where everything could be written, else the error number.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe systemWrite(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count > 0 {
                start += count
            } else if errno == EAGAIN {
                // Somebody shares the pipe with us and made it non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&waiting, 1, 1000)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(descriptor, bytes, count)
        #else
            unsafe Darwin.write(descriptor, bytes, count)
        #endif
    }
}
