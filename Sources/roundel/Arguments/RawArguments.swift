import JSONValues

/// The arguments of the process as text.
enum RawArguments {
    /// Those behind the program's name. The standard library would repair what is no UTF-8, and a file would get another
    /// name than the one that was asked for.
    static func read() throws(CommandError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = unsafe CommandLine.unsafeArgv[index] else { break }
            guard let argument = unsafe String(validatingCString: bytes) else {
                let repaired = unsafe String(cString: bytes)
                throw .usage(UsageError("argument \(index) is not UTF-8: \"\(repaired.shortened)\""))
            }
            arguments.append(argument)
        }
        return arguments
    }
}
