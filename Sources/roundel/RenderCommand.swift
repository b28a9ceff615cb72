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

    static var help: String {
        """
        Render one component to a file or to standard output.

        Usage: roundel render COMPONENT [PROPS] [OPTIONS]

        Components: \(ComponentList.all.map(\.id).joined(separator: ", ")). Their props are flags:
        `roundel render COMPONENT --help` lists them; arrays and objects are JSON.

        Options:
        \(Flag.help(PictureFlags.own))

        Output:
        \(Flag.help(PictureFlags.output))

        Context:
        \(Flag.help(PictureFlags.context))

        Examples:
          roundel render avatar --name "Jamie Lin" --badge online -o jamie.svg
          roundel render avatar --name "Ada Lovelace" --size 80 --fill identity --scale 2 -o ada.png
          roundel render badge --count 100 --color error > badge.svg

        Exit status: 0 with a picture, 1 with an error answer, 64 where the arguments are off, 74 where the file could
        not be written.
        """
    }

    static func help(for arguments: [String]) -> String {
        guard let id = arguments.first, let component = ComponentList.named(id) else { return help }
        return """
        \(component.title): \(component.summary)

        Usage: roundel render \(component.id) [PROPS] [OPTIONS]

        Props:
        \(Flag.help(SchemaFlags(component.schema()).flags))

        Options:
        \(Flag.help(PictureFlags.own + PictureFlags.output + PictureFlags.context))
        """
    }

    static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
        guard let id = arguments.first, !id.hasPrefix("-") else {
            throw .usage(UsageError("render needs a component: \(ComponentList.all.map(\.id).joined(separator: ", "))"))
        }
        guard let component = ComponentList.named(id) else {
            throw .usage(
                UsageError("there is no component \"\(id)\"", near: id, among: ComponentList.all.map(\.id)))
        }
        let request = try PictureRequest(component, Array(arguments.dropFirst()))
        let picture: InProcess.Picture
        do throws(RPCError) {
            picture = try InProcess(host: Host()).render(request.params)
        } catch {
            throw .failure(request.explain(error))
        }
        for warning in picture.warnings {
            if case .object(let object) = warning, case .string(let message)? = object["message"] {
                Terminal.error("warning: \(message)")
            }
        }
        try write(picture.bytes, to: request.file)
        return ExitStatus.success
    }

    private static func write(_ bytes: [UInt8], to file: String?) throws(CommandError) {
        guard let file, file != "-" else {
            guard Terminal.write(bytes, to: STDOUT_FILENO) else {
                throw .output("standard output takes no more")
            }
            return
        }
        do throws(FileError) {
            try FileOutput.write(bytes, to: file)
        } catch {
            throw .output(error.message)
        }
    }
}
