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
        var pixelSize: RenderingForm.PixelSize?
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
        if let path = output.path { try write(bytes, to: path) }
        let accessibility = component.accessibility
        let form = RenderingForm(
            format: format, pixelSize: pixelSize, canvas: canvas, frame: component.size, bounds: scene.bounds,
            role: accessibility.role, isHidden: accessibility.isHidden, traits: accessibility.traits,
            isFile: output.path != nil)
        let data: FilledTemplate.Filling = format == .svg ? .utf8(bytes) : .base64(bytes)
        let fillings: [FilledTemplate.Filling] = [
            .value(.optional(accessibility.label)), .value(.optional(accessibility.value)),
            .value(component.warnings.json), .value(.integer(Int64(bytes.count))),
            .value(.string(SHA256.digest(bytes))), output.path.map { .value(.string($0)) } ?? data,
        ]
        return Rendering(
            format: format, bytes: bytes, warnings: component.warnings,
            reply: .filled(FilledTemplate(environment.workspace.template(of: form), fillings)))
    }

    private func write(_ bytes: [UInt8], to path: String) throws(MethodError) {
        try environment.checkpoint()
        do throws(FileError) {
            try FileOutput.write(bytes, to: path, within: environment.grants.writableFolders)
        } catch {
            throw .failed(RPCError(error))
        }
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
