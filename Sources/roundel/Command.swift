/// One word after `roundel`.
protocol Command: Sendable {
    static var name: String { get }
    /// One line.
    static var summary: String { get }
    /// What `--help` prints, with examples.
    static var help: String { get }
    /// The same for arguments that already say more.
    static func help(for arguments: [String]) -> String
    /// The exit status.
    static func run(_ arguments: [String]) throws(CommandError) -> Int32
}

extension Command {
    static func help(for arguments: [String]) -> String { help }
}

/// Why a command could not do what it was asked.
enum CommandError: Error {
    /// Exit 64.
    case usage(UsageError)
    /// Exit 1.
    case failure(String)
    /// Exit 74.
    case output(String)
}
