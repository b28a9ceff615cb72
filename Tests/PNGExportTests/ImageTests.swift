import Drawing
import Testing

@testable import PNGExport

struct ImageTests {
    private let frame = Rect(x: 0, y: 0, width: 40, height: 40)

    private func image(_ width: Int, _ pixels: [UInt32], tint: Color? = nil) throws -> Image {
        let image = try #require(PixelImage(width: width, height: pixels.count / width, pixels: pixels))
        return Image(.pixels(image), rect: frame, tint: tint)
    }

    @Test func `straight colours are multiplied by alpha, and there must be as many as said`() throws {
        let bytes: [UInt8] = [255, 128, 0, 255, 255, 255, 255, 0, 200, 100, 50, 128]
        let image = try #require(PixelImage(width: 3, height: 1, straightRGBA: bytes))
        #expect(image.pixels == [0xFFFF_8000, 0, 0x8064_3219])
        #expect(PixelImage(width: 2, height: 1, straightRGBA: bytes) == nil)
        #expect(PixelImage(width: Int.max, height: 4, straightRGBA: bytes) == nil)
        #expect(PixelImage(width: 0, height: 0, pixels: []) == nil)
    }

    @Test func `an edge to transparency has no other colour`() throws {
        // White where it is red, and nothing where it would be black.
        let picture = try Sample.paint([.image(image(2, [0xFFFF_0000, 0]))])
        for x in 0..<40 {
            let pixel = picture[x, 20]
            #expect(
                pixel >> 24 == 0 || distance(pixel | 0xFF00_0000, 0xFFFF_0000) <= 2, "\(x): \(String(pixel, radix: 16))"
            )
        }
    }

    @Test func `a picture that is cut lets nothing of its ground through at the edge`() throws {
        let red = try image(1, [0xFFFF_0000])
        let disc = Geometry.circle(center: Point(x: 20, y: 20), radius: 20)
        let ground = Sample.box(Color(rgb: 0x00FF00))
        let picture = try Sample.paint([.group(Group(children: [ground, .image(red)], clip: disc))])
        for y in 0..<40 {
            for x in 0..<40 where picture[x, y] >> 24 > 0 {
                #expect(distance(picture[x, y] | 0xFF00_0000, 0xFFFF_0000) <= 8, "\(x) \(y)")
            }
        }
        #expect(picture[0, 0] == 0 && picture[20, 20] == 0xFFFF_0000)
    }

    @Test func `cut alone it is the same picture`() throws {
        let red = try image(1, [0xFFFF_0000])
        let disc = Geometry.circle(center: Point(x: 20, y: 20), radius: 20)
        let cut = try Sample.paint([.group(Group(children: [.image(red)], clip: disc))])
        // Of a plain disc near colours are merged, up to 3 of 255.
        let filled = try Sample.paint([.shape(Shape(disc, fill: .color(Color(rgb: 0xFF0000))))])
        for y in 0..<40 { for x in 0..<40 { #expect(distance(cut[x, y], filled[x, y]) <= 4, "\(x) \(y)") } }
    }

    @Test func `a tint takes the alpha alone`() throws {
        let picture = try Sample.paint([.image(image(2, [0xFFFF_0000, 0x8000_0080], tint: Color(rgb: 0x00FF00)))])
        #expect(picture[5, 20] == 0xFF00_FF00)
        #expect(distance(picture[35, 20], 0x8000_FF00) <= 1)
    }

    @Test func `a mask takes the alpha alone, and all below it as one`() throws {
        let mask = try image(2, [0xFF00_0000, 0x8012_3456])
        let boxes = [Sample.box(Color(rgb: 0x00FF00)), Sample.box(Color(rgb: 0x0000FF))]
        let picture = try Sample.paint([.group(Group(children: boxes, mask: mask))])
        #expect(picture[5, 20] == 0xFF00_00FF)
        #expect(distance(picture[35, 20], 0x8000_00FF) <= 1)
    }
}
