/// Why a command could not do what it was asked.
enum CommandError: Error {
    /// Exit 64.
    case usage(UsageError)
    /// Exit 1.
    case failure(Diagnostic)
    /// Exit 74; nil where the reader of the output has gone, who needs no explanation.
    case output(String?)
}
