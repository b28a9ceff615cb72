import Collections
import Drawing
import JSONValues
import PNGExport
import SVGExport
import Wire

/// What one thread keeps between pieces of work. Never shared.
final class Workspace {
    /// What the thread has done and not handed over yet.
    var outbox = Outbox()
    /// Made when the first PNG is asked for, and kept for its buffers.
    private var painter: PNGPainter?

    /// The text that renderings share.
    private var templates = RecentValues<RenderingForm, JSONTemplate>(maximumCount: 128, maximumBytes: 1 << 18)

    func template(of form: RenderingForm) -> JSONTemplate {
        if let template = templates.value(for: form) { return template }
        let template = form.template
        templates.insert(template, for: form, bytes: 1024)
        return template
    }

    var answers = AnswerCache()

    private var pictures = PictureCache()

    func svg(_ scene: Scene, options: SVGOptions) throws(SVGError) -> [UInt8] {
        try pictures.svg(scene, options: options)
    }

    func paint(
        _ scene: Scene, options: PNGOptions, goesOn: () -> Bool
    ) throws(PNGError) -> FinishedPicture {
        try pictures.still(of: scene, options) { () throws(PNGError) in
            var painter = try takePainter()
            let picture = try painter.paint(scene, options: options, goesOn: goesOn)
            self.painter = consume painter
            return picture
        }
    }

    func paintLoop(
        _ scene: Scene, _ loop: Loop?, options: PNGOptions, goesOn: () -> Bool
    ) throws(PNGError) -> PNGPicture {
        var painter = try takePainter()
        let picture = try painter.paintLoop(scene, loop, options: options, goesOn: goesOn)
        self.painter = consume painter
        return picture
    }

    /// One that fails is not put back.
    private func takePainter() throws(PNGError) -> PNGPainter {
        if let kept = painter.take() { return kept }
        return try PNGPainter()
    }
}
