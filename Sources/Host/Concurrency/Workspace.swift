import Components
import Drawing
import JSONValues
import PNGExport
import SVGExport

/// What one thread keeps between pieces of work. Never shared.
final class Workspace {
    /// What the thread has done and not handed over yet.
    var outbox = Outbox()
    /// Made when the first PNG is asked for, and kept for its buffers.
    private var painter: PNGPainter?

    /// Those met lately.
    private var templates: [RenderingForm: JSONTemplate] = [:]

    /// Kinds and sizes in use at a time; then they are written anew.
    private static let maxTemplates = 256

    func template(of form: RenderingForm) -> JSONTemplate {
        if let template = templates[form] { return template }
        if templates.count >= Self.maxTemplates { templates.removeAll(keepingCapacity: true) }
        let template = form.template
        templates[form] = template
        return template
    }

    private var pictures = PictureCache()

    func svg(_ scene: Scene, options: SVGOptions) -> [UInt8] {
        var options = options
        let body = pictures.body(of: scene, options)
        if body == nil {
            // What two pictures show apart is apart in their SVG, so nothing else has to be remembered here.
            options.identity = FNV1a.hash(SVGWriter.write(scene, options: options))
        }
        return SVGWriter.write(scene, options: options, body: body)
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
