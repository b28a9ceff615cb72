import Drawing
import SVGExport

/// Scenes of the tests, and what they look like when written.
enum Sample {
    static func scene(
        _ nodes: [Node], bounds: Rect = Rect(x: 0, y: 0, width: 40, height: 40),
        accessibility: SceneAccessibility = SceneAccessibility(
            label: "Jamie Lin", value: nil, isHidden: false, phrase: "Jamie Lin")
    ) -> Scene {
        Scene(
            size: Size(width: 40, height: 40), bounds: bounds, nodes: nodes, accessibility: accessibility,
            language: "en",
            direction: .ltr)
    }

    static func svg(_ nodes: [Node], _ options: SVGOptions = SVGOptions()) -> String {
        svg(scene(nodes), options)
    }

    static func svg(_ scene: Scene, _ options: SVGOptions = SVGOptions()) -> String {
        String(decoding: (try? SVGWriter.write(scene, options: options)) ?? [], as: UTF8.self)
    }

    static let disc = Geometry.circle(center: Point(x: 20, y: 20), radius: 20)

    static let gradient = Paint.gradient(
        .linear(
            start: .zero, end: Point(x: 40, y: 0),
            stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]))

    static func text(_ string: String, direction: LayoutDirection = .ltr, tabular: Bool = false) -> Text {
        let bar = GlyphOutline([
            .move(Point(x: 0, y: -0.7)), .line(Point(x: 0.5, y: -0.7)), .line(Point(x: 0.5, y: 0)),
            .line(Point(x: 0, y: 0)), .close,
        ])
        let shaped = ShapedText(
            glyphs: [PlacedOutline(bar, at: .zero)], advance: 0.5, ink: Rect(x: 0, y: -0.7, width: 0.5, height: 0.7),
            capHeight: 0.7, ascent: 1,
            descent: 0.2, isCased: true)
        let run = TextRun(text: string, tabularFigures: tabular, direction: direction)
        return Text(run: run, shaped: shaped, origin: Point(x: 10, y: 25), fontSize: 16, fill: .color(.white))
    }

    static let tinted = Image(
        .file(pixel), rect: Rect(x: 0, y: 2, width: 9, height: 8), tint: Color(rgb: 0xFF8800, alpha: 128))

    static let pixel = EncodedImage(mediaType: "image/png", bytes: [1, 2, 3, 4], pixelWidth: 1, pixelHeight: 1)
}

extension String {
    func occurrences(of part: String) -> Int {
        ranges(of: part).count
    }

    /// The value of the first attribute `name` after `start`.
    func attribute(_ name: String, after start: String = "") -> String? {
        guard let from = start.isEmpty ? startIndex : ranges(of: start).first?.upperBound else { return nil }
        let rest = self[from...]
        guard let opening = rest.ranges(of: " \(name)=\"").first else { return nil }
        return rest[opening.upperBound...].split(separator: "\"", omittingEmptySubsequences: false).first.map(
            String.init)
    }
}
