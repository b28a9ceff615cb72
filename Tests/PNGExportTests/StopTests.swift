import Drawing
import Testing

@testable import PNGExport

/// Painting that nobody wants any more.
struct StopTests {
    private func asked(_ scene: Scene, _ options: PNGOptions = PNGOptions()) throws -> Int {
        var painter = try PNGPainter()
        var count = 0
        _ = try painter.paint(scene, options: options) {
            count += 1
            return true
        }
        return count
    }

    private func expectStop(_ scene: Scene, at question: Int) throws {
        var painter = try PNGPainter()
        var left = question
        #expect(throws: PNGError.stopped) {
            try painter.paint(scene, options: PNGOptions()) {
                left -= 1
                return left > 0
            }
        }
        #expect(left == 0)
    }

    private var noise: Scene {
        Sample.scene(
            (0..<40).map { y in
                let stops = [
                    GradientStop(offset: 0, color: Color(rgb: UInt32(y) &* 0x31_5D47 & 0xFF_FFFF)),
                    GradientStop(offset: 1, color: .white),
                ]
                return .shape(
                    Shape(
                        .rect(Rect(x: 0, y: Double(y), width: 300, height: 1), cornerRadius: 0),
                        fill: .gradient(.linear(start: .zero, end: Point(x: 300, y: 0), stops: stops))))
            }, width: 300)
    }

    @Test func `every node is a place to stop, in groups too`() throws {
        let children = (0..<500).map { Sample.box(.black, Rect(x: Double($0 % 40), y: 0, width: 1, height: 1)) }
        for opacity in [1, 0.5] {
            let scene = Sample.scene([.group(Group(children: children, opacity: opacity))])
            #expect(try asked(scene) > 500)
            for question in [1, 2, 100, 500] { try expectStop(scene, at: question) }
        }
    }

    @Test func `a long text stops between its strips`() throws {
        let outlines = Path(elements: (0..<30_000).flatMap { Sample.diamond(Double($0) * 0.5, 10) })
        let scene = Sample.scene([Sample.text(outlines)], width: 15_000, height: 12)
        let short = Sample.scene([Sample.text(Path(elements: Sample.diamond(0, 10)))], width: 15_000, height: 12)
        #expect(try asked(scene) >= asked(short) + 5)
    }

    @Test func `large pictures stop between their parts`() throws {
        #expect(try asked(Sample.scene([]), PNGOptions(scale: 100)) >= 2 * 4)
    }

    @Test func `writing rows stops too`() throws {
        let nodes = noise.nodes.count
        let read = try Sample.paint(noise)
        #expect(read.colorType == 2)
        let count = try asked(noise)
        #expect(count >= nodes + 40)
        try expectStop(noise, at: count)
        try expectStop(noise, at: count - 30)
    }
}
