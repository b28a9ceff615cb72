import Drawing
import PNGExport
import Testing

struct PaintingTests {
    private let blue = Color(rgb: 0x1D4ED8)

    @Test(arguments: [
        (36.0, 1.0, 36), (36, 1.1, 40), (36, 0.5, 18), (10, 1.1, 11), (0.1, 1, 1), (0, 1, 1), (1, 16, 16),
        (36.002, 1, 37),
    ])
    func `the size in pixels is that in points times the scale, started pixels whole`(
        points: Double, scale: Double, pixels: Int
    ) throws {
        let read = try Sample.paint(Sample.scene([], width: points, height: points), PNGOptions(scale: scale))
        #expect(read.width == pixels)
        #expect(read.height == pixels)
    }

    @Test func `padding and bounds move the picture, the background lies under all of it`() throws {
        var scene = Sample.scene([Sample.box(blue, Rect(x: -5, y: -5, width: 2, height: 2))])
        scene.bounds = Rect(x: -5, y: -5, width: 20, height: 10)
        let read = try Sample.paint(scene, PNGOptions(scale: 2, background: .white, padding: 3))
        #expect((read.width, read.height) == (52, 32))
        #expect(read[5, 5] == 0xFFFF_FFFF && read[51, 31] == 0xFFFF_FFFF)
        #expect(read[6, 6] == 0xFF1D_4ED8 && read[9, 9] == 0xFF1D_4ED8)
        #expect(read[10, 9] == 0xFFFF_FFFF)
    }

    @Test func `a translucent colour keeps its channels`() throws {
        let read = try Sample.paint([Sample.box(Color(red: 255, green: 0, blue: 128, alpha: 128))])
        #expect(Set(read.pixels) == [0x80FF_0080])
    }

    @Test(arguments: [1, 2, 38, 46, 127, 128, 200, 254] as [UInt8])
    func `a translucent colour is multiplied by its alpha and rounded`(alpha: UInt8) throws {
        for value in UInt8.min...UInt8.max {
            let color = Color(red: value, green: 255 - value, blue: 0, alpha: alpha)
            let read = try Sample.paint([Sample.box(color)])
            /// The straight channel that comes nearest to the rounded product.
            func channel(_ value: UInt8) -> UInt32 {
                let multiplied = (Double(value) * Double(alpha) / 255).rounded()
                return UInt32((multiplied * 255 / Double(alpha)).rounded())
            }
            let expected = UInt32(alpha) << 24 | channel(value) << 16 | channel(255 - value) << 8
            #expect(read.pixels.allSatisfy { $0 == expected }, "\(value)")
        }
    }

    @Test func `a disc is a palette picture with clear corners and the exact fill`() throws {
        let read = try Sample.paint([Sample.disc(.color(blue))])
        #expect(read.colorType == 3)
        #expect(read[20, 20] == 0xFF1D_4ED8)
        #expect(read[0, 0] == 0 && read[39, 39] == 0)
    }

    @Test func `a clip cuts all children, a group's opacity is that of the whole`() throws {
        let left = Geometry.rect(Rect(x: 0, y: 0, width: 20, height: 40), cornerRadius: 0)
        let pair = [Sample.box(blue), Sample.box(.white, Rect(x: 0, y: 0, width: 40, height: 20))]
        let read = try Sample.paint([.group(Group(children: pair, opacity: 0.5, clip: left))])
        #expect(read[5, 5] == 0x80FF_FFFF)
        #expect(distance(read[5, 30], 0x801D_4ED8) <= 3)
        #expect(read[30, 5] == 0 && read[30, 30] == 0)
    }

    @Test func `transforms move, turn and scale`() throws {
        let dot = Sample.box(blue, Rect(x: 0, y: 0, width: 4, height: 2))
        let turned = Transform(a: 0, b: 2, c: -2, d: 0, tx: 20, ty: 10)
        let read = try Sample.paint([.group(Group(children: [dot], transform: turned))])
        let inside = (0..<1600).filter { read.pixels[$0] != 0 }
        #expect(inside.map { $0 % 40 }.min() == 16 && inside.map { $0 % 40 }.max() == 19)
        #expect(inside.map { $0 / 40 }.min() == 10 && inside.map { $0 / 40 }.max() == 17)
    }

    @Test func `even-odd paths have holes, the inherited colour is its fallback, text is filled`() throws {
        func square(_ inset: Double) -> [Path.Element] {
            [
                .move(Point(x: inset, y: inset)), .line(Point(x: 40 - inset, y: inset)),
                .line(Point(x: 40 - inset, y: 40 - inset)), .line(Point(x: inset, y: 40 - inset)), .close,
            ]
        }
        let ring = Path(elements: square(0) + square(10))
        let read = try Sample.paint([
            .shape(Shape(.path(ring, evenOdd: true), fill: .inherited(fallback: blue, opacity: 1)))
        ])
        #expect(read[5, 5] == 0xFF1D_4ED8 && read[20, 20] == 0)
        let shaped = ShapedText(
            glyphs: [PlacedOutline(GlyphOutline(square(0)), at: .zero)], advance: 1, ink: .zero, capHeight: 1,
            ascent: 1, descent: 0,
            isCased: true)
        let text = Text(
            run: TextRun(text: "I"), shaped: shaped, origin: Point(x: 10, y: 10), fontSize: 0.25, fill: .color(.white))
        let letter = try Sample.paint([.text(text)])
        #expect(letter[10, 10] == 0xFFFF_FFFF && letter[19, 19] == 0xFFFF_FFFF && letter[20, 20] == 0)
    }

    @Test func `gradients go from one end to the other`() throws {
        let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
        let linear = try Sample.paint([
            .shape(
                Shape(
                    .rect(Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 0),
                    fill: .gradient(.linear(start: .zero, end: Point(x: 40, y: 0), stops: stops))))
        ])
        #expect(distance(linear[0, 0], 0xFF03_0303) <= 4 && distance(linear[39, 39], 0xFFFC_FCFC) <= 4)
        let radial = try Sample.paint([
            Sample.disc(.gradient(.radial(center: Point(x: 20, y: 20), radius: 20, stops: stops)))
        ])
        #expect(distance(radial[20, 20], 0xFF05_0505) <= 6 && distance(radial[20, 38], 0xFFEC_ECEC) <= 6)
    }

    @Test func `an angular gradient has at each angle the colour between its stops`() throws {
        let colors: [UInt32] = [0xFFCC00, 0xFF9500, 0xFF2D55, 0xAF52DE, 0xFFCC00]
        let stops = colors.enumerated().map { GradientStop(offset: Double($0) / 4, color: Color(rgb: $1)) }
        let center = Point(x: 100, y: 100)
        let ring = Shape(
            .circle(center: center, radius: 95),
            stroke: Stroke(paint: .gradient(.angular(center: center, startAngle: 0, stops: stops)), width: 10))
        let read = try Sample.paint(Sample.scene([.shape(ring)], width: 200, height: 200), PNGOptions(scale: 2))
        // On the axes and the diagonals: 0, 45, 90 … degrees.
        let points = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
        for (index, (x, y)) in points.enumerated() {
            let reach = x != 0 && y != 0 ? 134 : 190
            let pixel = read[200 + x * reach, 200 + y * reach]
            let (from, to) = (colors[index / 2], colors[min(4, (index + 1) / 2)])
            let middle = [16, 8, 0].reduce(UInt32(255)) {
                $0 << 8 | ((from >> UInt32($1) & 255) + (to >> UInt32($1) & 255)) / 2
            }
            #expect(distance(pixel, middle) <= 2, "\(index)")
        }
        #expect(read[200, 200] == 0)
    }

    @Test func `a longer side than cairo has is painted in parts`() throws {
        let long = Sample.scene(
            [Sample.box(blue, Rect(x: 1, y: 0, width: 39_998, height: 1))], width: 40_000, height: 1)
        let read = try Sample.paint(long)
        #expect(read.width == 40_000)
        #expect(read.pixels.first == 0 && read.pixels.last == 0)
        #expect(read.pixels.dropFirst().dropLast().allSatisfy { $0 == 0xFF1D_4ED8 })
    }

    @Test func `a painter forgets what it painted before`() throws {
        let scenes = [
            Sample.scene([Sample.disc(.color(blue))]), Sample.scene([Sample.box(.white)], width: 300, height: 5),
            Sample.scene([Sample.disc(.color(.black), radius: 3)], width: 80),
        ]
        var painter = try PNGPainter()
        for scene in scenes + scenes.reversed() {
            var fresh = try PNGPainter()
            #expect(
                try painter.paint(scene, options: PNGOptions(scale: 2))
                    == fresh.paint(scene, options: PNGOptions(scale: 2)))
        }
    }
}
