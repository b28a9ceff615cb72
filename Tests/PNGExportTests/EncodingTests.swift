import Drawing
import Testing

@testable import PNGExport

struct EncodingTests {
    @Test func `alpha is divided out to the nearest value`() {
        for alpha in UInt32(1)...255 {
            for value in 0...alpha {
                let straight = StraightAlpha.pixel(fromPremultiplied: alpha << 24 | value << 16 | value << 8 | value)
                let expected = UInt32((Double(value) * 255 / Double(alpha) + 0.5).rounded(.down))
                #expect(straight == alpha << 24 | expected << 16 | expected << 8 | expected)
            }
        }
        #expect(StraightAlpha.pixel(fromPremultiplied: 0x0012_3456) == 0)
        #expect(StraightAlpha.pixel(fromPremultiplied: 0x0AFF_FF00) == 0x0AFF_FF00)
    }

    @Test func `a palette keeps the commonest colours and every pixel within 3 a channel`() throws {
        var random = Seeded(state: 7)
        var pixels: [UInt32] = []
        for _ in 0..<64 * 64 {
            let base = ([0xFF10_4080, 0xFFF0_F0F0, 0xFF80_2010] as [UInt32]).randomElement(using: &random) ?? 0
            let noise = UInt32.random(in: 0...7, using: &random) << 16 | UInt32.random(in: 0...7, using: &random)
            pixels.append(Bool.random(using: &random) ? base : base &+ noise)
        }
        let read = try #require(PNGReader(try Sample.encode(pixels, width: 64)))
        #expect(read.colorType == 3)
        #expect((read.data("PLTE")?.count ?? 0) / 3 < Set(pixels).count / 2)
        #expect(zip(pixels, read.pixels).allSatisfy { distance($0, $1) <= 3 })
        for common in [0xFF10_4080, 0xFFF0_F0F0, 0xFF80_2010] as [UInt32] {
            #expect(zip(pixels, read.pixels).allSatisfy { $0 != common || $1 == common })
        }
    }

    @Test func `nothing is merged where colours run into each other`() throws {
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: Color(rgb: 0xF0F0F0))]
        let gradient = Paint.gradient(.linear(start: .zero, end: Point(x: 0, y: 40), stops: stops))
        let few = try Sample.paint([Sample.disc(gradient)])
        let colors = Set((0..<40).map { few[20, $0] })
        #expect(few.colorType == 3)
        #expect(colors.count >= 15)
        let pixels = (0..<512).map { index -> UInt32 in
            let grey = UInt32(index / 2)
            return 0xFF00_0000 | grey << 16 | grey << 8 | grey ^ UInt32(index & 1)
        }
        let read = try #require(PNGReader(try Sample.encode(pixels, width: 32, mergesColors: false)))
        #expect(read.colorType == 2)
        #expect(read.pixels == pixels)
        let group = Group(children: [.shape(Shape(.circle(center: .zero, radius: 1), fill: gradient))])
        #expect(Sample.scene([.group(group)]).isSmooth)
        #expect(!Sample.scene([Sample.box(.white)]).isSmooth)
    }

    @Test func `translucent colours come first, and transparency ends with them`() throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0x8080_0000, 0xFF00_FF00, 0, 0, 0, 0x4000_0040]
        let read = try #require(PNGReader(try Sample.encode(pixels, width: 4)))
        #expect(read.data("tRNS") == [0, 0x80, 0x40])
        #expect(read.data("PLTE")?.count == 15)
        #expect(
            read.pixels == [0xFFFF_0000, 0xFFFF_0000, 0x80FF_0000, 0xFF00_FF00, 0, 0, 0, 0x4000_00FF])
        #expect(read.chunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
        #expect(read.data("sRGB") == [0])
    }

    @Test func `an opaque palette has no transparency`() throws {
        let read = try #require(PNGReader(try Sample.encode([0xFF00_0000], width: 1)))
        #expect(read.chunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
        #expect(read.pixels == [0xFF00_0000])
    }

    @Test(arguments: [255, 254] as [UInt32])
    func `too many colours become RGB, or RGBA where one is translucent, without loss`(alpha: UInt32) throws {
        let pixels = (0..<100 * 90).map { index -> UInt32 in
            let (x, y) = (UInt32(index % 100), UInt32(index / 100))
            return 0xFF00_0000 | x * 2 << 16 | y * 2 << 8 | (x &* y >> 4 & 255)
        }
        let last: UInt32 = alpha << 24
        let read = try #require(PNGReader(try Sample.encode(pixels.dropLast() + [last], width: 100)))
        #expect(read.colorType == (alpha == 255 ? 2 : 6))
        #expect(read.pixels == pixels.dropLast() + [last])
    }

    @Test func `flat ground with many colours stays as it is`() throws {
        let pixels = (0..<200 * 100).map { index -> UInt32 in
            index % 200 < 180 ? 0xFF20_4060 : 0xFF00_0000 | UInt32(index) &* 2_654_435 & 0xFF_FFFF
        }
        let read = try #require(PNGReader(try Sample.encode(pixels, width: 200)))
        #expect(read.colorType == 2)
        #expect(read.pixels == pixels)
    }

    @Test(arguments: [0xFF00_0000, 0x8000_0000] as [UInt32], [1, 2, 3, 9000])
    func `rows in the place of the pixels are those beside them`(alpha: UInt32, width: Int) throws {
        let many = (0..<9000).map { index -> UInt32 in alpha | UInt32(index) &* 40_503 & 0x7F_7F7F }
        for pixels in [many, many.map { $0 & 0xFF00_0003 }] {
            let beside = try Sample.encode(pixels, width: width, inPlace: false)
            #expect(try Sample.encode(pixels, width: width) == beside)
            #expect(PNGReader(beside)?.width == width)
        }
    }

    @Test func `runs of every length survive`() throws {
        var pixels: [UInt32] = []
        for length in 1...80 {
            pixels += [UInt32](repeating: length % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000, count: length)
        }
        for width in [1, 3, 81, 3240] {
            let read = try #require(PNGReader(try Sample.encode(pixels, width: width)))
            #expect(read.pixels == pixels)
        }
    }
}

/// A generator of its own, so that a failure can be repeated.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
