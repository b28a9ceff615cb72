import Drawing
import Testing

@testable import PNGExport

/// Scenes of the tests, and what they look like when painted and read back.
enum Sample {
    static func scene(_ nodes: [Node], width: Double = 40, height: Double = 40) -> Scene {
        let size = Size(width: width, height: height)
        return Scene(
            size: size, bounds: Rect(size: size), nodes: nodes,
            accessibility: SceneAccessibility(label: nil, value: nil, isHidden: true, phrase: nil), language: "en",
            direction: .ltr)
    }

    static func disc(_ paint: Paint, radius: Double = 20) -> Node {
        .shape(Shape(.circle(center: Point(x: 20, y: 20), radius: radius), fill: paint))
    }

    static func box(_ color: Color, _ rect: Rect = Rect(x: 0, y: 0, width: 40, height: 40)) -> Node {
        .shape(Shape(.rect(rect, cornerRadius: 0), fill: .color(color)))
    }

    /// A square on its corner, as high as wide, from `x` on.
    static func diamond(_ x: Double, _ height: Double) -> [Path.Element] {
        let half = height / 2
        return [
            .move(Point(x: x, y: 5)), .line(Point(x: x + half, y: 5 - half)), .line(Point(x: x + height, y: 5)),
            .line(Point(x: x + half, y: 5 + half)), .close,
        ]
    }

    static func text(_ outlines: Path, fill: Paint = .color(.black), bitmaps: [Rect] = []) -> Node {
        let image = EncodedImage(mediaType: "image/png", bytes: [], pixelWidth: 1, pixelHeight: 1)
        let shaped = ShapedText(
            glyphs: [PlacedOutline(GlyphOutline(outlines.elements), at: .zero)],
            bitmaps: bitmaps.map { GlyphBitmap(image: image, rect: $0) }, advance: 1, ink: .zero,
            capHeight: 1, ascent: 1, descent: 0, isCased: true)
        return .text(Text(run: TextRun(text: "I"), shaped: shaped, origin: .zero, fontSize: 1, fill: fill))
    }

    static func paint(_ nodes: [Node], _ options: PNGOptions = PNGOptions()) throws -> PNGReader {
        try paint(scene(nodes), options)
    }

    static func paint(_ scene: Scene, _ options: PNGOptions = PNGOptions()) throws -> PNGReader {
        var painter = try PNGPainter()
        let picture = try painter.paint(scene, options: options)
        let read = try #require(PNGReader(picture.bytes))
        #expect((read.width, read.height) == (picture.pixelWidth, picture.pixelHeight))
        return read
    }

    /// Pixels multiplied by alpha, as cairo leaves them, encoded; the rows in the place of the pixels or beside them.
    static func encode(
        _ pixels: [UInt32], width: Int, mergesColors: Bool = true, inPlace: Bool = true
    ) throws -> [UInt8] {
        var encoder = try PNGEncoder()
        let height = pixels.count / width
        let room = (height + 3) / 4
        var memory = [UInt32](repeating: 0, count: room) + pixels
        return try unsafe memory.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return [] }
            return try unsafe encoder.encode(
                start + room, over: inPlace ? UnsafeMutableRawPointer(start) : nil, width: width, height: height,
                mergesColors: mergesColors)
        }
    }
}

/// How far two pixels are apart in the channel in which they differ most.
func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
}
