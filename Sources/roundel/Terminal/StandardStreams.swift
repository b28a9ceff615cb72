#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard input, output and error, as the process was given them.
enum StandardStreams {
    /// Where one is closed, the next file to be opened would take its number, and with it what is meant for the stream. So a
    /// descriptor takes it that fails as a closed one does: it cannot be read as input, or written as output. What goes to
    /// standard error is dropped.
    static func holdTheirNumbers() {
        for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(stream, F_GETFD) < 0 {
            // The lowest number that is free is this one, as those below are taken.
            _ = unsafe open("/dev/null", mode)
        }
    }
}
