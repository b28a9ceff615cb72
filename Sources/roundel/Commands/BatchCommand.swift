import Host
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel batch`: a file of items to a folder of pictures.
enum BatchCommand: Command {
    static let name = "batch"
    static let summary = "Render every line of a file."

    static var page: CommandPage {
        CommandPage(
            name,
            about: [
                "Render every line of a file, one picture each, on all processors.",
                "A line is a JSON object {id?, component, props, context?, output?}. Its file is called after its id, or "
                    + "after its place when it has none; all but ASCII letters, digits, hyphens, underscores and dots, and a "
                    + "dot in front, is percent-encoded. What an item says wins over the flags.",
                "A picture's path in an item begins at the working folder, wherever the file of items is, and the folder "
                    + "that it is in has to be granted: --allow-read photos.",
                "A bad item is reported and the others are rendered all the same. Warnings come after the errors, each once with "
                    + "the number of items that have it and the first lines or pictures; of more than \(BatchWarnings.most) different "
                    + "ones, how many more there are.",
                "Files appear whole or not at all, and "
                    + "those that would not change are left alone, so that make and ninja have nothing to do.",
            ],
            arguments: [.init("ITEMS", .file, "The file of items, one a line; - is standard input.")],
            groups: [
                .init(
                    title: CommandPage.options,
                    flags: [
                        Flag(
                            "--out", short: "-o", .folder, isRequired: true,
                            "The folder for the pictures; it is made when it is missing."),
                        Flag(
                            "--jobs", short: "-j", .text("N"),
                            "Threads that render. Default: one a processor. With 1, plugins are asked for one picture at a time, too."
                        ),
                        Flag(
                            "--quiet", short: "-q", .toggle(isOn: false),
                            "Print errors and warnings only, no progress and no summary."),
                        SymbolsFlag.flag,
                    ]),
                .init(title: "Pictures", flags: GrantFlags.pictures),
                .init(title: "Plugins", flags: PluginFlags.all),
                .init(title: "Output", flags: PictureFlags.output.flags),
                .init(title: "Context", flags: PictureFlags.context.flags),
            ],
            examples: [
                "roundel batch people.ndjson --out avatars",
                "roundel batch people.ndjson --out avatars --format png --scale 2",
                "jq -c '{id: .login, component: \"avatar\", props: {name}}' users.json |\n"
                    + "      roundel batch - --out avatars",
            ],
            exits: [
                .init(status: 0, meaning: "every item is a picture"), .init(status: 1, meaning: "an item failed"),
                .init(status: 64, meaning: "the arguments are off"),
                .init(status: 74, meaning: "the folder could not be made, or the items not be read"),
            ])
    }

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        // Threads inherit what is blocked, so this comes before the first of them.
        let termination = Termination()
        let parsed = try ParsedArguments(arguments, for: page)
        let jobs = try parsed.number("--jobs", in: 1...256) ?? Processors.count
        let values = try PictureFlags.values(parsed)
        let defaults: PictureDefaults
        do throws(RPCError) {
            defaults = try PictureDefaults(context: values.context, output: values.output)
        } catch {
            let diagnostic = Diagnostic(error, naming: PictureFlags.flag)
            throw .usage(UsageError(diagnostic.message, tip: diagnostic.tip))
        }
        let packs = try SymbolsFlag.packs(parsed)
        let grants = try GrantFlags.grants(parsed)
        let plugins = try PluginFlags.fleet(parsed, isOneByOne: jobs == 1)
        let folder = OutputFolder(path: parsed["--out"] ?? "")
        termination.onArrival { signal in
            folder.close()
            let clear = Terminal.hasCursor(STDERR_FILENO) ? "\r\u{1B}[K" : ""
            Terminal.error(clear + "interrupted; the files written so far are whole")
            Termination.end(by: signal)
        }
        let file = try ItemFile(parsed.positional[0])
        do throws(FileError) {
            try folder.make()
        } catch {
            throw .output("--out: \(error.message)")
        }
        let run = BatchRun(
            file: file, folder: folder, defaults: defaults,
            host: Host(grants: grants, packs: packs, plugins: plugins), isQuiet: parsed.isOn("--quiet"))
        let tally = try run.run(jobs: jobs)
        return tally.failed == 0 ? ExitStatus.success : ExitStatus.failure
    }
}
