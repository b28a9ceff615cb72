import Components
import Drawing
import JSONValues
import PNGExport
import Wire

extension Renderer {
    func paint(_ scene: Scene, canvas: Rect) throws(MethodError) -> FinishedPicture {
        try check(canvas, frames: 1, most: Limits.maxPixels.value)
        do throws(PNGError) {
            return try environment.workspace.paint(scene, options: pngOptions, goesOn: goesOn)
        } catch {
            throw try failure(error)
        }
    }

    /// A story ring's turn; one frame where it stands still.
    func paintLoop(
        _ scene: Scene, of component: any ResolvedComponent, _ canvas: Rect
    ) throws(MethodError) -> FinishedPicture {
        guard component is ResolvedStoryRing else {
            throw .invalid(
                InvalidValue(
                    .unknownValue, "only a story ring is written as apng, not \(component.component)", at: "format",
                    expected: "svg or png", received: "apng"
                ).inside("output"))
        }
        let loop = output.animated ?? true ? Loop(scene) : nil
        try check(
            canvas, frames: loop?.frameCount ?? 1,
            most: loop == nil ? Limits.maxPixels.value : PNGPainter.mostLoopPixels)
        do throws(PNGError) {
            return FinishedPicture(
                try environment.workspace.paintLoop(scene, loop, options: pngOptions, goesOn: goesOn))
        } catch {
            throw try failure(error)
        }
    }

    private var pngOptions: PNGOptions {
        PNGOptions(
            scale: output.scale ?? 1, background: output.background.map(context.color), padding: output.padding ?? 0)
    }

    private func check(_ canvas: Rect, frames: Int, most: Int) throws(MethodError) {
        let scale = output.scale ?? 1
        // Compared as reals: the product of two large sides need not fit an integer.
        let pixels = (canvas.width * scale).rounded(.up) * (canvas.height * scale).rounded(.up) * Double(frames)
        guard pixels > Double(most) else { return }
        let whole = frames == 1 ? "the picture" : "the \(frames) frames together"
        let limit = frames == 1 ? Limits.maxPixels.name : "\(Limits.maxPixels.name), twice of which frames may have"
        throw .invalid(
            InvalidValue(
                .limitExceeded,
                "\(whole) would have \(JSONValue.length(pixels).plain) pixels, over the limit \(limit)",
                expected: "at most \(most) pixels", received: JSONValue.length(pixels).plain, limit: Limits.maxPixels))
    }

    private func goesOn() -> Bool { (try? environment.checkpoint()) != nil }

    /// Throws what stopped the painting, where something did.
    private func failure(_ error: PNGError) throws(MethodError) -> MethodError {
        if error == .stopped { try environment.checkpoint() }
        return .failed(
            RPCError(.internalError, reason: "internal_error", message: "The picture could not be painted: \(error)"))
    }
}
