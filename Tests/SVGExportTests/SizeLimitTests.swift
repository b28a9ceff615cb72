import Drawing
import SVGExport
import Testing

struct SizeLimitTests {
    private func size(phraseBytes: Int, _ nodes: [Node] = []) throws(SVGError) -> Int {
        let phrase = String(repeating: "x", count: phraseBytes)
        let accessibility = SceneAccessibility(label: "x", value: nil, isHidden: false, phrase: phrase)
        return try SVGWriter.write(Sample.scene(nodes, accessibility: accessibility), options: SVGOptions()).count
    }

    @Test func `an SVG has as many bytes as it may, and not one more`() throws {
        let others = try size(phraseBytes: 1) - 1
        #expect(try size(phraseBytes: SVGWriter.mostBytes - others) == SVGWriter.mostBytes)
        #expect(throws: SVGError.tooLarge) { try size(phraseBytes: SVGWriter.mostBytes - others + 1) }
    }

    @Test func `what follows a picture that is too large does no harm`() throws {
        let large = EncodedImage(
            mediaType: "image/png", bytes: [UInt8](repeating: 1, count: 200_000), pixelWidth: 1, pixelHeight: 1)
        let rect = Rect(x: 0, y: 0, width: 9, height: 9)
        let nodes =
            [.text(Sample.text("J")), .image(Image(.file(large), rect: rect)), .shape(Shape(Sample.disc))]
            + [Node](repeating: .text(Sample.text("L")), count: 500)
        for left in [1000, 260_000] {
            #expect(throws: SVGError.tooLarge) { try size(phraseBytes: SVGWriter.mostBytes - left, nodes) }
        }
    }
}
