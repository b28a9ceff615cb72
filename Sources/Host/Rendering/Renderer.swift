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
        let bytes: [UInt8]
        var pixelSize: RenderingHead.PixelSize?
        let format = output.format ?? .svg
        switch format {
        case .svg: bytes = SVGWriter.write(scene, options: svgOptions(for: scene))
        case .png, .apng:
            let isMoving = format == .apng
            let picture = isMoving ? try paintLoop(scene, of: component, canvas) : try paint(scene, canvas: canvas)
            // Packing is one step, and can take long.
            try environment.checkpoint()
            bytes = picture.bytes
            pixelSize = .init(width: picture.pixelWidth, height: picture.pixelHeight)
        }
        let head = RenderingHead(
            format: format, pixelSize: pixelSize, canvas: canvas, frame: component.size, bounds: scene.bounds)
        var members: JSONObject = [
            "bytes": .integer(Int64(bytes.count)), "accessibility": .object(component.accessibility.json),
            "digest": .string(SHA256.digest(bytes)), "warnings": component.warnings.json,
        ]
        var data: SplicedString? = format == .svg ? .utf8(bytes) : .base64(bytes)
        if let path = output.path {
            try environment.checkpoint()
            do throws(FileError) {
                try FileOutput.write(bytes, to: path, within: environment.grants.writableFolders)
            } catch {
                throw .failed(RPCError(error))
            }
            members.append("path", .string(path))
            data = nil
        }
        return Rendering(
            format: format, head: environment.workspace.text(of: head), members: members, data: data)
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
