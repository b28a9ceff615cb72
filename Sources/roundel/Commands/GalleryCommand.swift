import Host
import JSONValues
import Wire

/// `roundel gallery`: every component in every look, on one page.
enum GalleryCommand: Command {
    static let name = "gallery"
    static let summary = "Render every component in every look, with a page to see them."

    private static let out = Flag("--out", .folder, isRequired: true, "Folder to write into; made where it is missing.")

    static let page = CommandPage(
        name,
        about: [
            "Render every component by style, size, scheme and direction.",
            "Writes index.html, an SVG for each picture, cases.json with the items of a component/renderBatch that asks for "
                + "them, and contact.png with the light, left-to-right ones at a glance.",
        ],
        groups: [
            .init(title: CommandPage.options, flags: [out]), .init(title: "Pictures", flags: GrantFlags.pictures),
        ],
        examples: ["roundel gallery --out gallery && open gallery/index.html"],
        exits: [
            .init(status: 0, meaning: "written"), .init(status: 64, meaning: "the arguments are off"),
            .init(status: 74, meaning: "a file could not be written"),
        ])

    static let sections = AvatarGallery.sections + BadgeGallery.sections + CompositionGallery.sections

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        let parsed = try ParsedArguments(arguments, for: page)
        let folder = parsed["--out"] ?? "."
        let output = OutputFolder(path: folder)
        let host = InProcess(host: Host(grants: try GrantFlags.grants(parsed)))
        do throws(FileError) {
            try OutputFolder(path: folder + "/svg").make()
        } catch {
            throw .output(error.message)
        }
        var gallery = GalleryPage()
        var cases: [JSONValue] = []
        for section in sections {
            gallery.begin(section.title)
            for item in section.cases {
                let svg = try picture(item, host, format: "svg", idPrefix: "p\(cases.count)-")
                try write(try picture(item, host, format: "svg"), as: "svg/\(item.name).svg", in: output)
                gallery.add(item, svg: String(decoding: svg, as: UTF8.self))
                cases.append(item.batchItem)
            }
            gallery.end()
        }
        try write(gallery.bytes, as: "index.html", in: output)
        var json: [UInt8] = []
        Jansson.write(.array(cases), to: &json)
        try write(json, as: "cases.json", in: output)
        try write(try contactSheet(host), as: "contact.png", in: output)
        try Terminal.print("\(cases.count) pictures; open \(folder)/index.html")
        return ExitStatus.success
    }

    private static func picture(
        _ item: GalleryCase, _ host: InProcess, format: String, idPrefix: String = ""
    ) throws(CommandError) -> [UInt8] {
        var params = item.request
        params.append("output", ["format": .string(format), "idPrefix": .string(idPrefix)])
        return try render(params, host)
    }

    private static func render(_ params: JSONObject, _ host: InProcess) throws(CommandError) -> [UInt8] {
        do throws(RPCError) {
            return try host.render(params).bytes
        } catch {
            throw .failure(Diagnostic(error.message))
        }
    }

    /// All light pictures from left to right in one row that wraps: a component itself.
    private static func contactSheet(_ host: InProcess) throws(CommandError) -> [UInt8] {
        let items = sections.flatMap(\.cases).filter { $0.context.members.isEmpty }
            .map { item -> JSONValue in ["component": .string(item.component), "props": .object(item.props)] }
        return try render(
            [
                "component": "row", "props": ["items": .array(items), "wrapWidth": 900, "spacing": 16],
                "output": ["format": "png", "scale": 2, "padding": 24, "background": "white"],
            ], host)
    }

    private static func write(
        _ bytes: [UInt8], as name: String, in folder: OutputFolder
    ) throws(CommandError) {
        do throws(FileError) { _ = try folder.write(bytes, as: name) } catch { throw .output(error.message) }
    }
}
