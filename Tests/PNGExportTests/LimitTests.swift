import Drawing
import PNGExport
import Testing

struct LimitTests {
    @Test(arguments: [
        (1e308, 1.0, 1.0), (.nan, 1, 1), (.infinity, 1, 1), (10_000, 10_000, 1), (100, 100, 1e300), (100, 100, .nan),
        (100, 100, 0), (100, 100, -1),
    ])
    func `a size over the limit, or none, is an error`(width: Double, height: Double, scale: Double) throws {
        var painter = try PNGPainter()
        #expect(throws: PNGError.self) {
            _ = try painter.paint(
                Sample.scene([], width: width, height: height), options: PNGOptions(scale: scale))
        }
    }

    @Test(arguments: [1e308, -1e308, .nan, .infinity, 1e9, .leastNormalMagnitude])
    func `numbers that no picture holds neither trap nor fail`(number: Double) throws {
        let (blue, point) = (Paint.color(Color(rgb: 0x1D4ED8)), Point(x: number, y: number))
        let stops = [GradientStop(offset: number, color: .white), GradientStop(offset: 1, color: .black)]
        let path = Path(elements: [
            .move(point), .line(.zero), .quad(control: point, end: .zero),
            .cubic(control1: .zero, control2: point, end: point), .close,
        ])
        let paints = [
            blue, .gradient(.linear(start: point, end: .zero, stops: stops)),
            .gradient(.radial(center: point, radius: number, stops: stops)),
            .gradient(.angular(center: point, startAngle: number, stops: stops)),
        ]
        var nodes: [Node] = []
        for paint in paints {
            let stroke = Stroke(paint: paint, width: number)
            for geometry in [
                Geometry.circle(center: point, radius: number), .circle(center: .zero, radius: number),
                .rect(Rect(x: number, y: 0, width: 10, height: number), cornerRadius: number),
                .path(path, evenOdd: true), .rect(Rect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 1),
            ] {
                nodes.append(.shape(Shape(geometry, fill: paint, stroke: stroke)))
                nodes.append(.group(Group(children: [.shape(Shape(geometry, fill: paint))], clip: geometry)))
            }
        }
        let odd = Transform(a: number, b: 0, c: 1, d: number, tx: number, ty: 0)
        nodes.append(.group(Group(children: nodes, transform: odd, opacity: number)))
        let read = try Sample.paint(nodes, PNGOptions(scale: 16, padding: 1))
        #expect(read.width == 672)
    }

    @Test(arguments: [1e-3, 1e-100, 1e-153, 1e-155, 1e-160, 1e-162, 1e-200, 1e-300, 1e-307, .leastNonzeroMagnitude])
    func `any scale above 0 gives a picture`(scale: Double) throws {
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
        let center = Point(x: 20, y: 20)
        let paints: [Paint] = [
            .color(.black), .gradient(.linear(start: .zero, end: center, stops: stops)),
            .gradient(.radial(center: center, radius: 20, stops: stops)),
            .gradient(.angular(center: center, startAngle: 0, stops: stops)),
        ]
        var nodes = paints.map { Sample.disc($0) }
        nodes += paints.map {
            .shape(Shape(.circle(center: center, radius: 9), stroke: Stroke(paint: $0, width: 3)))
        }
        nodes.append(.group(Group(children: nodes, transform: .translation(x: 3, y: 0), opacity: 0.5)))
        let clear = try Sample.paint(nodes, PNGOptions(scale: scale))
        #expect((clear.width, clear.height) == (1, 1))
        #expect(scale > 1e-4 || clear.pixels == [0])
        #expect(
            try Sample.paint(nodes, PNGOptions(scale: scale, background: .white, padding: 1)).pixels[0] >> 24 == 255)
    }

    @Test func `an embedded picture is painted, and what is no PNG is an error`() throws {
        var painter = try PNGPainter()
        let red = try painter.paint(
            Sample.scene([Sample.box(Color(rgb: 0xFF0000))], width: 8, height: 8), options: PNGOptions())
        func image(_ type: String, _ bytes: [UInt8]) -> Node {
            let source = EncodedImage(mediaType: type, bytes: bytes, pixelWidth: 8, pixelHeight: 8)
            return .image(Image(source: source, rect: Rect(x: 10, y: 10, width: 20, height: 20)))
        }
        let read = try Sample.paint([image("image/png", red.bytes)])
        #expect(Set(read.pixels) == [0, 0xFFFF_0000])
        #expect(read[10, 10] == 0xFFFF_0000 && read[29, 29] == 0xFFFF_0000 && read[9, 10] == 0 && read[30, 29] == 0)
        #expect(throws: PNGError.imageFormat(mediaType: "image/jpeg")) {
            _ = try painter.paint(Sample.scene([image("image/jpeg", red.bytes)]), options: PNGOptions())
        }
        for bytes in [Array(red.bytes.prefix(40)), [1, 2, 3], Array(red.bytes.dropLast(20))] {
            #expect(throws: PNGError.self) {
                _ = try painter.paint(
                    Sample.scene([.group(Group(children: [image("image/png", bytes)], opacity: 0.5))]),
                    options: PNGOptions())
            }
        }
        // It paints on after an error.
        #expect(try painter.paint(Sample.scene([]), options: PNGOptions()).pixelWidth == 40)
    }
}
