import Components
import Drawing
import JSONValues
import PNGExport
import Wire

extension Renderer {
    func paint(_ scene: Scene, canvas: Rect) throws(MethodError) -> FinishedPicture {
        try check(canvas, frames: nil)
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
        try check(canvas, frames: loop?.frameCount)
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

    private func check(_ canvas: Rect, frames: Int?) throws(MethodError) {
        do throws(InvalidValue) {
            try PixelBudget(canvas: canvas, output: output, props: props, frames: frames).check()
        } catch {
            throw .invalid(error)
        }
    }

    private func goesOn() -> Bool { (try? environment.checkpoint()) != nil }

    /// Throws what stopped the painting, where something did.
    private func failure(_ error: PNGError) throws(MethodError) -> MethodError {
        if error == .stopped { try environment.checkpoint() }
        return .failed(
            RPCError(.internalError, reason: "internal_error", message: "the picture could not be painted: \(error)"))
    }
}
