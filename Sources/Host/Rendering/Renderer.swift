import Components
import Drawing
import JSONValues
import PNGExport
import SVGExport
import Wire

/// From a resolved component to the bytes of a file.
struct Renderer {
    let context: Context
    let output: OutputOptions
    /// As they were given, for faults that point at them.
    let props: JSONObject
    let environment: Environment

    func render(_ component: any ResolvedComponent) throws(MethodError) -> Rendering {
        let scene = component.scene(in: context)
        let padding = output.padding ?? 0
        let canvas = scene.bounds.inset(by: -padding)
        let format = output.format ?? .svg
        let picture =
            switch format {
            case .svg: FinishedPicture(svg: try write(scene))
            case .png: try paint(scene, canvas: canvas)
            case .apng: try paintLoop(scene, of: component, canvas)
            }
        // Packing pixels is one step, and can take long.
        if format != .svg { try environment.checkpoint() }
        if let path = output.path { try write(picture.bytes, to: path) }
        let accessibility = component.accessibility
        let form = RenderingForm(
            format: format, pixelSize: picture.pixelSize, role: accessibility.role,
            isHidden: accessibility.isHidden, traits: accessibility.traits, isFile: output.path != nil)
        let extent = RenderingExtent(canvas: canvas, frame: component.size, bounds: scene.bounds)
        let data: FilledTemplate.Filling = format == .svg ? .utf8(picture.bytes) : .base64(picture.bytes)
        let fillings =
            extent.fillings + [
                .value(.optional(accessibility.label)), .value(.optional(accessibility.value)),
                .value(component.warnings.json), .value(.integer(Int64(picture.bytes.count))),
                .value(.string(picture.digest)), output.path.map { .value(.string($0)) } ?? data,
            ]
        return Rendering(
            format: format, bytes: picture.bytes, warnings: component.warnings,
            reply: .filled(FilledTemplate(environment.workspace.template(of: form), fillings)))
    }

    private func write(_ scene: Scene) throws(MethodError) -> [UInt8] {
        do throws(SVGError) {
            return try environment.workspace.svg(scene, options: svgOptions)
        } catch {
            let limit = Limits.maxSVGBytes
            throw .invalid(
                InvalidValue(
                    .limitExceeded, "the SVG would have more than \(limit.value) bytes, the limit \(limit.name)",
                    expected: "at most \(limit.value) bytes", limit: limit))
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(MethodError) {
        try environment.checkpoint()
        do throws(FileError) {
            try FileOutput.write(bytes, to: path, within: environment.grants.writableFolders)
        } catch {
            throw .failed(RPCError(error))
        }
    }

    private var svgOptions: SVGOptions {
        var options = SVGOptions()
        options.background = output.background.map(context.color)
        options.padding = output.padding ?? 0
        options.text = output.text == .live ? .live : .outlines
        options.idPrefix = output.idPrefix ?? ""
        options.animated = output.animated ?? true
        return options
    }
}
