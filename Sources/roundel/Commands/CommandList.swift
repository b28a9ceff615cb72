/// Every command, in the order of the overview.
enum CommandList {
    static let all: [any Command.Type] = [
        ServeCommand.self, RenderCommand.self, BatchCommand.self, CallCommand.self, GalleryCommand.self,
        PluginCommand.self, DoctorCommand.self,
        CompletionsCommand.self, ManCommand.self, HelpCommand.self,
    ]

    static func named(_ name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }

    static func unknown(_ word: String) -> CommandError {
        guard !["version", "-v", "-version"].contains(word) else {
            let kind = word == "version" ? "command" : "flag"
            return .usage(
                UsageError("there is no \(kind) \"\(word)\"", tip: "roundel --version prints the version"))
        }
        let isFlag = word.hasPrefix("-")
        let names = isFlag ? ["--help", "--version"] : all.map { $0.name }
        return .usage(UsageError("there is no \(isFlag ? "flag" : "command") \"\(word)\"", near: word, among: names))
    }
}
