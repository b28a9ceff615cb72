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
        switch SystemWrite.all(bytes, to: STDOUT_FILENO) {
        case 0: break
        case EPIPE: throw .output(nil)
        case let number: throw .output("standard output could not be written: \(SystemError.message(number))")
        }
    }

    /// A line for standard error; lost where nobody reads it.
    static func error(_ text: String) {
        _ = SystemWrite.all(Array((text + "\n").utf8), to: STDERR_FILENO)
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
}
