import Components
import Host
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `roundel render`: one picture.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "Render one component as SVG or PNG."

    private static let exits: [CommandPage.Exit] = [
        .init(status: 0, meaning: "a picture"), .init(status: 1, meaning: "an error answer"),
        .init(status: 64, meaning: "the arguments are off"),
        .init(status: 74, meaning: "the output could not be written"),
    ]

    private static let output = Flag(
        "--output", short: "-o", .file, "Where to write; - or nothing is standard output.")
    private static let props = Flag(
        "--props", .text("JSON"), "Props as one JSON object; single flags win over it.")

    static var page: CommandPage {
        CommandPage(
            name,
            about: [
                "Render one component to a file or to standard output.",
                "Its props are flags, which `roundel help render COMPONENT` lists, with --plugin also those of a plugin's "
                    + "component; arrays and objects are JSON.",
                "A picture that is named as a file needs no grant.",
            ],
            arguments: [argument], groups: groups(),
            examples: [
                "roundel render avatar --name \"Jamie Lin\" --badge online -o jamie.svg",
                "roundel render avatar --name \"Ada Lovelace\" --size 80 --fill identity \\\n      --scale 2 -o ada.png",
                "roundel render avatar --name \"Ada Lovelace\" --url ada.jpg -o ada.svg",
                "roundel render badge --count 100 --color error > badge.svg",
                "roundel render acme/gauge --plugin 'python3 gauge.py' --help",
            ],
            exits: exits)
    }

    private static var argument: CommandPage.Argument {
        let ids = ComponentList.all.map(\.id)
        return .init("COMPONENT", .choice(ids), "What to render: \(ids.joined(separator: ", ")).")
    }

    /// - Parameter props: the flags of a component's props, which win over others of the same name.
    private static func groups(props: [Flag] = []) -> [CommandPage.Group] {
        let taken = Set(props.map(\.name))
        func rest(_ flags: [Flag]) -> [Flag] { flags.filter { !taken.contains($0.name) } }
        let groups: [CommandPage.Group] = [
            .init(title: "Props", flags: props),
            .init(title: "Output", flags: rest([output] + PictureFlags.output.flags.map(naming))),
            .init(title: "Context", flags: rest(PictureFlags.context.flags)),
            .init(title: CommandPage.options, flags: rest([Self.props, SymbolsFlag.flag] + GrantFlags.pictures)),
            .init(title: "Plugins", flags: rest(PluginFlags.all)),
        ]
        return groups.filter { !$0.flags.isEmpty }
    }

    /// `--format` as it is where a file's ending says it.
    private static func naming(_ flag: Flag) -> Flag {
        guard flag.name == "--format" else { return flag }
        return flag.saying(
            flag.summary.replacing("Default: svg.", with: "Default: by the ending of -o FILE, else svg."))
    }

    static func page(for arguments: [String]) -> CommandPage {
        if let component = arguments.lazy.compactMap(ComponentList.named).first { return page(for: component) }
        guard let id = arguments.first, PluginComponent.isID(id) else { return page }
        // Nothing is started for a line of usage, so the props stay unnamed.
        var page = CommandPage("\(name) \(id)", about: [], groups: [.init(title: "Props", flags: [])] + groups())
        page.helpWords = PluginFlags.words(scanning: arguments)
        return page
    }

    static func help(for arguments: [String]) throws(CommandError) -> CommandPage {
        guard let id = arguments.first, !id.hasPrefix("-"), ComponentList.named(id) == nil else {
            return page(for: arguments)
        }
        return page(
            for: try component(id, of: try PluginFlags.fleet(scanning: arguments)),
            plugins: PluginFlags.words(scanning: arguments))
    }

    /// - Parameter plugins: the flags that bring the component, for the examples.
    static func page(for component: AnyComponent, plugins: [String] = []) -> CommandPage {
        CommandPage(
            "\(name) \(component.id)",
            about: [
                "\(component.title): \(component.summary)",
                "COLOR is \(ColorReference.spellings); `roundel call theme/describe` lists the tokens.",
            ],
            groups: groups(props: SchemaFlags(component.schema(), showsShapes: !plugins.isEmpty).flags),
            examples: component.examples.prefix(3).map { props in
                ([SchemaFlags.commandLine(component.id, props: props)] + plugins).joined(separator: " ")
            },
            exits: exits)
    }

    /// Of a plugin's component only the plugin knows the props.
    static func component(_ id: String, of plugins: PluginFleet) throws(CommandError) -> AnyComponent {
        if let component = ComponentList.named(id) { return component }
        var ids = ComponentList.all.map(\.id)
        if !plugins.isEmpty {
            let process = InProcess(host: Host(plugins: plugins))
            do throws(RPCError) {
                if PluginComponent.isID(id) { return try process.component(id) }
                ids += try process.pluginComponents().map(\.id)
            } catch {
                throw .failure(Diagnostic(error))
            }
        }
        let message = "there is no component \"\(id.shortened)\"; there is \(ids.joined(separator: ", "))"
        if let whole = ids.first(where: { $0.hasSuffix("/\(id)") }) {
            throw .usage(UsageError(message, tip: "did you mean \"\(whole)\"?"))
        }
        guard PluginComponent.isID(id) else { throw .usage(UsageError(message, near: id, among: ids)) }
        throw .usage(UsageError("there is no component \"\(id.shortened)\" here", tip: PluginFlags.tip))
    }

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        guard let id = arguments.first, !id.hasPrefix("-") else {
            // Props cannot be told from other flags before the component is known.
            throw .usage(
                UsageError(
                    "the component comes first: \(ComponentList.all.map(\.id).joined(separator: ", "))",
                    tip: "for example: roundel render avatar --name \"Jamie Lin\" -o jamie.svg"))
        }
        let rest = Array(arguments.dropFirst())
        let plugins = try PluginFlags.fleet(scanning: rest)
        let invocation = try RenderInvocation(try component(id, of: plugins), rest)
        if invocation.isBinary, invocation.file == nil, Terminal.isInteractive(STDOUT_FILENO) {
            throw .usage(
                UsageError("a picture of pixels is no text for a terminal", tip: "-o FILE writes it, -o - insists"))
        }
        let picture: InProcess.Picture
        do throws(RPCError) {
            picture = try InProcess(host: Host(grants: invocation.grants, packs: invocation.packs, plugins: plugins))
                .render(invocation.params)
        } catch {
            throw invocation.commandError(error)
        }
        for warning in picture.warnings { Diagnostic(warning).print() }
        guard let file = invocation.file, file != "-" else {
            try Terminal.output(picture.bytes)
            return ExitStatus.success
        }
        do throws(FileError) {
            try FileOutput.write(picture.bytes, to: file)
        } catch {
            throw .output(error.message)
        }
        return ExitStatus.success
    }
}
