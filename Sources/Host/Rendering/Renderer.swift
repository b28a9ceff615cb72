import Components
import Digests
import Drawing
import JSONValues
import PNGExport
import SVGExport
import Wire

/// From a resolved component to the bytes of a file.
struct Renderer {
    let context: Context
    let output: OutputOptions
    let environment: Environment

    func render(_ component: any ResolvedComponent) throws(MethodError) -> Rendering {
        let scene = component.scene(in: context)
        let padding = output.padding ?? 0
        let canvas = scene.bounds.inset(by: -padding)
        var members: JSONObject = [:]
        members.members.reserveCapacity(16)
        let bytes: [UInt8]
        let data: SplicedString
        switch output.format ?? .svg {
        case .svg:
            bytes = SVGWriter.write(scene, options: svgOptions(for: scene))
            data = .utf8(bytes)
            members = ["format": "svg", "mediaType": "image/svg+xml", "encoding": "utf8"]
        case .png, .apng:
            let isMoving = output.format == .apng
            let picture = isMoving ? try paintLoop(scene, of: component, canvas) : try paint(scene, canvas: canvas)
            // Packing is one step, and can take long.
            try environment.checkpoint()
            bytes = picture.bytes
            data = .base64(bytes)
            members = [
                "format": isMoving ? "apng" : "png", "mediaType": isMoving ? "image/apng" : "image/png",
                "encoding": "base64", "pixelWidth": .integer(Int64(picture.pixelWidth)),
                "pixelHeight": .integer(Int64(picture.pixelHeight)),
            ]
        }
        members.append("bytes", .integer(Int64(bytes.count)))
        members.append("width", .length(canvas.width))
        members.append("height", .length(canvas.height))
        members.append("frame", Rect(size: component.size).json)
        members.append("bounds", scene.bounds.json)
        members.append("accessibility", .object(component.accessibility.json))
        members.append("digest", .string(SHA256.digest(bytes)))
        members.append("warnings", component.warnings.json)
        guard let path = output.path else { return Rendering(members: members, data: data) }
        try environment.checkpoint()
        do throws(FileError) {
            try FileOutput.write(bytes, to: path, within: environment.grants.writableFolders)
        } catch {
            throw .failed(RPCError(error))
        }
        members.append("path", .string(path))
        return Rendering(members: members, data: nil)
    }

    private func svgOptions(for scene: Scene) -> SVGOptions {
        var options = SVGOptions()
        options.background = output.background.map(context.color)
        options.padding = output.padding ?? 0
        options.text = output.text == .live ? .live : .outlines
        options.idPrefix = output.idPrefix ?? ""
        options.animated = output.animated ?? true
        if SVGWriter.needsIdentity(scene, options: options) {
            // What two pictures show apart is apart in their SVG, so nothing else has to be remembered here.
            options.identity = FNV1a.hash(SVGWriter.write(scene, options: options))
        }
        return options
    }
}
