import Foundation
import TestSupport
import Testing

/// Pictures written by an independent encoder (Python's zlib), one pixel or a few each.
@Suite("PNG decoder") struct PNGPictureTests {
    private static func picture(_ base64: String) throws -> PNGPicture {
        try PNGPicture(Array(try #require(Data(base64Encoded: base64))))
    }

    @Test("Every filter is taken back")
    func filters() throws {
        let picture = try Self.picture(
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAYAAACAcVaiAAAAAXNSR0IArs4c6QAAADlJREFUeNpjYGA48T+AfdX/"
                + "BXw9/xm5jY5fD2B/xADCTNxG/2/AMLNYSpKBnuzHNyDMAhZl/88AwgBjGhomPdpZqAAAAABJRU5ErkJggg==")
        #expect(picture.width == 3 && picture.height == 5 && picture.colorType == .rgba)
        for y in 0..<5 {
            for x in 0..<3 {
                let wanted = [x * 80 + y * 11, (x * 7 + y * 50) % 256, 200 - x * 30 - y, 255 - y * 40]
                let pixel = picture[x, y]
                #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init) == wanted, "at \(x), \(y)")
            }
        }
    }

    @Test("Palettes with alpha and plain colours")
    func types() throws {
        let palette = try Self.picture(
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAAAXNSR0IArs4c6QAAAAZQTFRFAQIDBAUGlVNvSAAA"
                + "AAF0Uk5TCTk6YMIAAAALSURBVHjaY2BgBAAABAACLN5IrQAAAABJRU5ErkJggg==")
        #expect(palette.colorType == .palette)
        #expect(palette[0, 0].hex == "#01020309" && palette[1, 0].hex == "#040506FF")
        let plain = try Self.picture(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAAXNSR0IArs4c6QAAAAxJREFUeNpj4OLmAQAARAAi"
                + "TcaZzgAAAABJRU5ErkJggg==")
        #expect(plain.colorType == .rgb && plain[0, 0].hex == "#0A0B0CFF")
    }

    @Test(
        "Each broken rule is noticed",
        arguments: [
            (
                "a broken CRC",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQdlPeAAAAAXNSR0IArs4c6QAAAAxJREFUeNpj4OLmAQAARAAi"
                    + "TcaZzgAAAABJRU5ErkJggg=="
            ),
            (
                "no sRGB chunk",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgZGIGAAAOAAfpkjfUAAAAAElFTkSu"
                    + "QmCC"
            ),
            (
                "interlaced",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAHncGNIAAAAAXNSR0IArs4c6QAAAAxJREFUeNpjYGRiBgAADgAH"
                    + "6ZI31AAAAABJRU5ErkJggg=="
            ),
            (
                "16 bits",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAAXNSR0IArs4c6QAAAA9JREFUeNpjYGRiZmFlAwAA"
                    + "PwAWmMFoEwAAAABJRU5ErkJggg=="
            ),
            (
                "a pixel short",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAIAAAAW4yFwAAAAAXNSR0IArs4c6QAAAAxJREFUeNpjYGRiBgAADgAH"
                    + "6ZI31AAAAABJRU5ErkJggg=="
            ),
            (
                "outside the palette",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAAXNSR0IArs4c6QAAAAZQTFRFAAAAAAAApWe5zwAA"
                    + "AApJREFUeNpjYAIAAAQAA0JsYmkAAAAASUVORK5CYII="
            ),
            (
                "an unknown filter",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAAXNSR0IArs4c6QAAAAxJREFUeNpjZWRiBgAAIgAM"
                    + "BYAUlwAAAABJRU5ErkJggg=="
            ),
            (
                "cut off",
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAAXNSR0IArs4c6QAAAAxJREFUeNpj4OLmAQAARAAi"
                    + "TcaZzgAAAABJRQ=="
            ),
        ])
    func broken(what: String, base64: String) {
        #expect(throws: Failure.self) { try Self.picture(base64) }
    }
}
