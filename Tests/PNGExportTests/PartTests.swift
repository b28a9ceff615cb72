import Drawing
import Testing

@testable import PNGExport

/// Pictures that are painted in parts.
struct PartTests {
    private let blue = Color(rgb: 0x1D4ED8)

    /// One of each kind of node, around the point where two parts meet.
    private var nodes: [Node] {
        get throws {
            let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
            let ring = Shape(
                .circle(center: Point(x: 16_384, y: 20), radius: 15),
                stroke: Stroke(paint: .color(blue), width: 4))
            let corner = Path(elements: [
                .move(Point(x: 16_340, y: 38)), .line(Point(x: 16_380, y: 30)), .line(Point(x: 16_340, y: 22)),
            ])
            let box = Rect(x: 16_380, y: 5, width: 8, height: 30)
            var painter = try PNGPainter()
            let picture = try painter.paint(
                Sample.scene([Sample.box(.white)], width: 8, height: 8), options: PNGOptions())
            let image = EncodedImage(mediaType: "image/png", bytes: picture.bytes, pixelWidth: 8, pixelHeight: 8)
            return [
                .shape(ring), Sample.box(Color(rgb: 0xFF0000, alpha: 90), Rect(x: 0, y: 1, width: 39_000, height: 3)),
                .shape(Shape(.path(corner, evenOdd: false), stroke: Stroke(paint: .color(.black), width: 7))),
                .shape(
                    Shape(
                        .rect(box, cornerRadius: 3),
                        fill: .gradient(
                            .linear(start: Point(x: 16_380, y: 0), end: Point(x: 16_388, y: 0), stops: stops)))),
                .group(
                    Group(
                        children: [Sample.box(blue, Rect(x: 8150, y: 2, width: 60, height: 8))],
                        transform: Transform(a: 2, b: 0, c: 0, d: 1.5, tx: 20, ty: 3), opacity: 0.4,
                        clip: .circle(center: Point(x: 8180, y: 6), radius: 9))),
                .image(Image(source: image, rect: Rect(x: 16_376, y: 25, width: 16, height: 6))),
            ]
        }
    }

    @Test func `a picture in parts is the picture that one part would be`() throws {
        let whole = try Sample.paint(Sample.scene(try nodes, width: 40_000, height: 40))
        var scene = Sample.scene(try nodes, width: 200, height: 40)
        scene.bounds.x = 16_284
        let piece = try Sample.paint(scene)
        #expect(Set(piece.pixels).count > 100)
        var most = 0
        for y in 0..<40 {
            for x in 0..<200 {
                most = max(most, distance(piece[x, y], whole[16_284 + x, y]))
            }
        }
        #expect(most <= 3, "as far as colours are merged")
    }

    @Test func `a part is given only what shows in it`() throws {
        let letter = Path(elements: (0..<4000).flatMap { Sample.diamond(Double($0) * 10, 10) })
        let text = Sample.text(letter, bitmaps: [Rect(x: 5, y: 0, width: 5, height: 5)])
        let box = Sample.box(blue, Rect(x: 30_000, y: 0, width: 10, height: 10))
        let group = Group(children: [box, text], transform: .translation(x: 100, y: 0))
        let placed = PlacedNode(.group(group), .identity)
        let part = Extent(left: 29_000, top: 0, right: 31_000, bottom: 20)
        guard case .group(let shown)? = placed.node(in: part), shown.children.count == 2,
            shown.children[0] == box, case .text(let some) = shown.children[1]
        else {
            Issue.record("the group and both children show")
            return
        }
        #expect(some.shaped.bitmaps.isEmpty)
        #expect(some.shaped.outlines.elements.count < 2500 && some.shaped.outlines.elements.count >= 1000)
        #expect(placed.node(in: Extent(left: 50_000, top: 0, right: 60_000, bottom: 20)) == nil)
        let anywhere = Sample.box(blue, Rect(x: .nan, y: 0, width: 10, height: 10))
        #expect(PlacedNode(anywhere, .identity).node(in: part) != nil)
    }

    @Test func `faded groups inside of one another take no more memory the more there are`() throws {
        func nested(_ levels: Int) -> [Node] {
            (0..<levels).reduce([Sample.box(blue, Rect(x: 50, y: 3, width: 9000, height: 30))]) { inner, _ in
                [
                    .group(Group(children: inner, opacity: 0.99)),
                    Sample.box(.black, Rect(x: 0, y: 0, width: 9, height: 9)),
                ]
            }
        }
        #expect(nested(30).layers == 30)
        let clipped = Group(children: nested(3), clip: .circle(center: .zero, radius: 9))
        #expect([Node.group(clipped)].layers == 3, "a clip alone needs no picture of its own")
        let scene = Sample.scene(nested(600), width: 8000, height: 40)
        let grid = try PixelGrid(scene, options: PNGOptions())
        for layers in [0, 1, 4, 5, 32, 600] {
            let parts = grid.parts(layers)
            #expect(parts.reduce(0) { $0 + $1.width * $1.height } == grid.count)
            #expect(parts.allSatisfy { $0.width * $0.height * layers <= PixelGrid.mostInLayers })
        }
        #expect(grid.parts(4).count == 1 && grid.parts(600).count == 14)
        var piece = Sample.scene(nested(600), width: 100, height: 40)
        piece.bounds.x = 0
        let (whole, small) = (try Sample.paint(scene), try Sample.paint(piece))
        for (x, y) in [(4, 4), (20, 20), (60, 2), (60, 4), (60, 32), (99, 38)] { #expect(whole[x, y] == small[x, y]) }
    }

    @Test func `a picture that is wanted again is decoded once`() throws {
        var painter = try PNGPainter()
        let bytes = try painter.paint(Sample.scene([]), options: PNGOptions()).bytes
        let images = DecodedImages()
        let image = EncodedImage(mediaType: "image/png", bytes: bytes, pixelWidth: 40, pixelHeight: 40)
        let first = try images.decoded(.file(image))
        #expect(try images.decoded(.file(image)) === first)
    }
}
