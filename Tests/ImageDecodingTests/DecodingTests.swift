import ImageDecoding
import TestSupport
import Testing

@Suite("Decoding") struct DecodingTests {
    @Test("Every format shows its four quarters", arguments: try ImageSamples.names.filter { $0 != "translucent.png" })
    func formats(name: String) throws {
        let picture = try ImageDecoder.decode(try ImageSamples.bytes(name), Picture.request(24, 16))
        #expect((picture.width, picture.height) == (24, 16))
        #expect((picture.sourceWidth, picture.sourceHeight) == (48, 32))
        #expect(picture.isOpaque)
        #expect(picture.data.count == 24 * 16 * 4)
        #expect(picture.quarters == "rgbw")
    }

    @Test(
        "Exif orientations are applied, in either byte order",
        arguments: [
            (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
        ],
        [true, false])
    func orientation(expected: (UInt8, String), isBigEndian: Bool) throws {
        let bytes = try ImageSamples.jpeg(orientation: expected.0, isBigEndian: isBigEndian)
        for form in [(48, 32), (12, 12), (9, 30)] {
            let picture = try ImageDecoder.decode(bytes, Picture.request(form.0, form.1, .stretch))
            #expect(picture.quarters == expected.1)
            #expect((picture.sourceWidth, picture.sourceHeight) == (expected.0 >= 5 ? (32, 48) : (48, 32)))
        }
    }

    @Test("Orientations of PNG are applied too")
    func pngOrientation() throws {
        let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0]
        let bytes = Picture.png(
            width: 1, height: 2, depth: 8, colorType: 2, rows: [0, 255, 0, 0, 0, 0, 0, 255],
            extra: Picture.chunk("eXIf", exif))
        let picture = try ImageDecoder.decode(bytes, Picture.request(1, 2))
        #expect(picture.data == [0, 0, 255, 255, 255, 0, 0, 255])
    }

    @Test("Sixteen bits a channel become eight")
    func sixteenBits() throws {
        let bytes = Picture.png(
            width: 2, height: 1, depth: 16, colorType: 6,
            rows: [0, 255, 255, 0, 0, 128, 128, 255, 255, 1, 2, 3, 4, 5, 6, 128, 0])
        let picture = try ImageDecoder.decode(bytes, Picture.request(2, 1))
        #expect(picture.data == [255, 0, 128, 255, 1, 3, 5, 128])
    }

    @Test("One pixel is one pixel, in any box and fit", arguments: PictureRequest.Fit.allCases)
    func onePixel(fit: PictureRequest.Fit) throws {
        let bytes = Picture.png(width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3])
        for box in [(1, 1), (80, 80), (3, 100)] {
            let picture = try ImageDecoder.decode(bytes, Picture.request(box.0, box.1, fit))
            #expect((picture.width, picture.height) == (1, 1))
            #expect(picture.data == [1, 2, 3, 255])
        }
    }

    @Test("Colours come to sRGB by the picture's own profile", arguments: ["png", "jpg", "webp", "avif"])
    func profile(type: String) throws {
        // Pure red, by a profile that calls sRGB's red and green by each other's name.
        let bytes = try ImageSamples.bytes("../swapped.\(type)")
        let picture = try ImageDecoder.decode(bytes, Picture.request(4, 4))
        #expect(picture[0, 0][0] < 4 && picture[0, 0][1] > 251 && picture[0, 0][2] < 4)
        let file = try ImageDecoder.decode(bytes, Picture.request(16, 16, .cover, .file))
        #expect(file.content == .jpeg)
    }

    @Test("Of an animation the first frame is shown")
    func animation() throws {
        let picture = try ImageDecoder.decode(try ImageSamples.bytes("../animated.webp"), Picture.request(48, 32))
        #expect(picture.quarters == "rgbw")
    }

    @Test("Transparent pixels lend no colour to their neighbours")
    func fringe() throws {
        // Red that is seen beside green that is not.
        let bytes = Picture.png(width: 2, height: 1, depth: 8, colorType: 6, rows: [0, 255, 0, 0, 255, 0, 255, 0, 0])
        let picture = try ImageDecoder.decode(bytes, Picture.request(1, 1, .stretch))
        #expect(picture.data == [255, 0, 0, 128])
        #expect(!picture.isOpaque)
    }

    @Test(
        "A header that announces too many pixels is enough to refuse",
        arguments: [(30_000, 30_000), (40_001, 1000)] as [(UInt32, UInt32)])
    func pixels(width: UInt32, height: UInt32) throws {
        let bytes = Picture.png(width: width, height: height, depth: 8, colorType: 2, rows: [0])
        #expect(throws: DecodingFault.tooManyPixels(width: Int(width), height: Int(height))) {
            try ImageDecoder.decode(bytes, Picture.request(80, 80))
        }
    }

    @Test(
        "Sides of nothing or of four thousand million are no picture",
        arguments: [(0, 1), (1, 0), (.max, .max)] as [(UInt32, UInt32)])
    func sides(width: UInt32, height: UInt32) {
        let bytes = Picture.png(width: width, height: height, depth: 8, colorType: 2, rows: [0])
        #expect(throws: DecodingFault.self) { try ImageDecoder.decode(bytes, Picture.request(80, 80)) }
    }

    @Test(
        "A picture that is cut off is none",
        arguments: ["quadrants.jpg", "progressive.jpg", "quadrants.webp", "quadrants.avif", "quadrants.png"])
    func cut(name: String) throws {
        let bytes = try ImageSamples.bytes(name)
        for part in [1, 3, 5] {
            #expect(throws: DecodingFault.self) {
                try ImageDecoder.decode(Array(bytes.prefix(bytes.count * part / 8)), Picture.request(80, 80))
            }
        }
    }

    @Test("What is not a picture is told from a damaged one")
    func unsupported() {
        for text in ["", "<html></html>", "BM", "GIF8", "{}", "<?xml version=\"1.0\"?><a/>"] {
            #expect(throws: DecodingFault.unsupportedFormat) {
                try ImageDecoder.decode(Array(text.utf8), Picture.request(8, 8))
            }
        }
    }

    @Test("SVG is drawn at the size asked for, whatever it says of itself")
    func drawing() throws {
        let bytes = ImageSamples.svg("<rect width=\"20\" height=\"40\" fill=\"#00f\"/>")
        let picture = try ImageDecoder.decode(bytes, Picture.request(200, 100))
        #expect((picture.width, picture.height) == (200, 100))
        #expect((picture.sourceWidth, picture.sourceHeight) == (40, 40))
        #expect(picture[50, 50] == [0, 0, 255, 255])
        #expect(picture[150, 50] == [0, 0, 0, 0])
        let whole = try ImageDecoder.decode(bytes, Picture.request(200, 100, .contain))
        #expect((whole.width, whole.height) == (100, 100))
    }
}
