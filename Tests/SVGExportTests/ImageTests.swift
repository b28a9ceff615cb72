import Drawing
import Testing

@testable import SVGExport

struct ImageTests {
    private let picture = Image(.file(Sample.pixel), rect: Rect(x: 0, y: 2, width: 9, height: 8))

    @Test func `a tint is a filter that keeps the alpha`() {
        let svg = Sample.svg([.image(Sample.tinted)])
        #expect(svg.contains(#"<feColorMatrix values="0 0 0 0 1 0 0 0 0 .533 0 0 0 0 0 0 0 0 .502 0"/>"#))
        #expect(svg.contains(#"color-interpolation-filters="sRGB""#))
        #expect(svg.attribute("filter", after: "<image") == "url(#\(svg.attribute("id", after: "<filter") ?? ""))")
    }

    @Test func `a mask goes by alpha, in the rectangle of its picture`() {
        let disc = Node.shape(Shape(Sample.disc, fill: .color(.black)))
        let svg = Sample.svg([.group(Group(children: [disc], mask: picture))])
        #expect(svg.attribute("mask", after: "<g") == "url(#\(svg.attribute("id", after: "<mask") ?? ""))")
        // Left out, x would be a tenth to the left.
        #expect(svg.contains(#" maskUnits="userSpaceOnUse" x="0" y="2" width="9" height="8">"#))
        #expect(svg.contains(#"values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0""#))
    }

    @Test func `pictures in different tints are not the same`() {
        #expect(Sample.svg([.image(picture), .image(picture)]).occurrences(of: "<image") == 1)
        #expect(Sample.svg([.image(picture), .image(Sample.tinted)]).occurrences(of: "<image") == 2)
    }

    @Test func `pixels and pictures without bytes are not written`() throws {
        let pixels = try #require(PixelImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
        let empty = EncodedImage(mediaType: "image/png", bytes: [], pixelWidth: 1, pixelHeight: 1)
        for source in [ImageContent.pixels(pixels), .file(empty)] {
            let scene = Sample.scene([.image(Image(source, rect: picture.rect, tint: .black))])
            #expect(!Sample.svg(scene).contains("<image"))
            #expect(!SVGWriter.needsIdentity(scene, options: SVGOptions()))
        }
    }
}
