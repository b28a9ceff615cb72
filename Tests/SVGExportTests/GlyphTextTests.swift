import Drawing
import Testing

@testable import SVGExport

struct GlyphTextTests {
    /// A triangle with a hole, with numbers that no grid has.
    private static let outline = GlyphOutline([
        .move(Point(x: 0.0123, y: -0.7)), .line(Point(x: 0.5017, y: -0.7)),
        .cubic(control1: Point(x: 0.6, y: -0.31), control2: Point(x: 0.57, y: -0.1), end: Point(x: 0.25, y: 0)), .close,
        .move(Point(x: 0.21, y: -0.51)), .quad(control: Point(x: 0.3, y: -0.4), end: Point(x: 0.31, y: -0.57)), .close,
    ])

    private func data(_ places: [Point], scale: Double, decimals: Int, from texts: GlyphTexts = GlyphTexts()) -> String
    {
        var buffer = ByteBuffer(capacity: 0)
        var encoder = PathEncoder(origin: Point(x: 3, y: 20), scale: scale, decimals: decimals)
        for place in places { encoder.append(Self.outline, at: place, from: texts, to: &buffer) }
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test func `a glyph is written in the same way wherever it stands`() throws {
        let apart = (0..<50).map {
            data([Point(x: Double($0) * 0.61803, y: Double($0) * 0.01)], scale: 12, decimals: 2)
        }
        let steps = try Set(
            apart.map { text in try #require(text.firstIndex { "hlvc".contains($0) }.map { text[$0...] }) })
        #expect(steps.count == 1)
        #expect(!(steps.first ?? "").contains { "MLHVCQ".contains($0) })
    }

    @Test(arguments: [(12.0, 2), (5.0, 3), (400.0, 2)])
    func `each point is where it belongs, within two roundings`(scale: Double, decimals: Int) throws {
        let places = (0..<40).map { Point(x: Double($0) * 0.61803, y: Double($0 % 3) * -0.017) }
        let text = data(places, scale: scale, decimals: decimals)
        let read = try #require(PathReader.read(text), "\(text)")
        let expected = places.flatMap { place in
            Self.outline.elements.map { element in
                element.mapped { Point(x: 3 + ($0.x + place.x) * scale, y: 20 + ($0.y + place.y) * scale) }
            }
        }
        try #require(read.elements.count == expected.count)
        for (ours, theirs) in zip(expected, read.elements) {
            #expect(ours.isClose(to: theirs, within: decimals == 3 ? 0.00101 : 0.0101), "\(ours) \(theirs)")
        }
    }

    @Test func `what was written before changes nothing`() {
        let places = [Point.zero, Point(x: 0.7, y: 0), Point(x: 1.3, y: 0.2)]
        let texts = GlyphTexts()
        _ = data([Point(x: 9.87, y: 0.1)], scale: 12, decimals: 2, from: texts)
        _ = data([.zero], scale: 12, decimals: 3, from: texts)
        _ = data([.zero], scale: 12.5, decimals: 2, from: texts)
        #expect(data(places, scale: 12, decimals: 2, from: texts) == data(places, scale: 12, decimals: 2))
    }

    @Test func `an outline that does not begin with a move draws nothing`() {
        var buffer = ByteBuffer(capacity: 0)
        var encoder = PathEncoder()
        encoder.append(GlyphOutline([.line(.zero)]), at: .zero, from: GlyphTexts(), to: &buffer)
        encoder.append(GlyphOutline([]), at: .zero, from: GlyphTexts(), to: &buffer)
        #expect(buffer.bytes.isEmpty)
    }
}
