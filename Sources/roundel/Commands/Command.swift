/// One word after `roundel`.
protocol Command: Sendable {
    static var name: String { get }
    /// One line.
    static var summary: String { get }
    /// What it takes and does.
    static var page: CommandPage { get }
    /// The same for arguments that already say more, as `render avatar` does.
    static func page(for arguments: [String]) -> CommandPage
    /// What help prints for them; it may have to ask a plugin.
    static func help(for arguments: [String]) throws(CommandError) -> CommandPage
    /// The exit status.
    static func run(_ arguments: [String]) throws(CommandError) -> Int32
}

extension Command {
    static func page(for arguments: [String]) -> CommandPage { page }
    static func help(for arguments: [String]) throws(CommandError) -> CommandPage { page(for: arguments) }
}
