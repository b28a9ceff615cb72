import ImageDecoding
import TestSupport
import Testing

@Suite("Pictures as files to embed") struct FileFormTests {
    @Test(
        "Small and safe files stay as they are",
        arguments: ["quadrants.png", "quadrants.jpg", "translucent.png", "progressive.jpg"])
    func original(name: String) throws {
        let bytes = try ImageSamples.bytes(name)
        let picture = try ImageDecoder.decode(bytes, Picture.request(48, 32, .cover, .file))
        #expect(picture.content == .original && picture.data.isEmpty)
        let large = try ImageDecoder.decode(bytes, Picture.request(500, 500, .contain, .file))
        #expect(large.content == .original)
    }

    @Test("Whatever must change becomes a JPEG, or a PNG where it is not opaque")
    func written() throws {
        func content(_ bytes: [UInt8], _ width: Int = 48, _ height: Int = 32) throws -> DecodedPicture.Content {
            let request = Picture.request(width, height, .cover, .file)
            let picture = try ImageDecoder.decode(bytes, request)
            #expect(picture == (try ImageDecoder.decode(bytes, request)))
            // What was written can be read.
            if picture.content != .original {
                let again = try ImageDecoder.decode(picture.data, request)
                #expect((again.sourceWidth, again.sourceHeight) == (picture.width, picture.height))
                #expect(ImageFormat(sniffing: picture.data) == (picture.content == .png ? .png : .jpeg))
            }
            return picture.content
        }
        let png = try ImageSamples.bytes("quadrants.png")
        let jpeg = try ImageSamples.bytes("quadrants.jpg")
        // Shrunk or cropped.
        #expect(try content(png, 24, 16) == .jpeg)
        #expect(try content(png, 32, 32) == .jpeg)
        #expect(try content(try ImageSamples.bytes("translucent.png"), 24, 16) == .png)
        // Turned, of another kind, or with more in it than a picture.
        #expect(try content(try ImageSamples.jpeg(orientation: 1)) == .jpeg)
        #expect(try content(try ImageSamples.jpeg(orientation: 6)) == .jpeg)
        #expect(try content(try ImageSamples.bytes("cmyk.jpg")) == .jpeg)
        for name in ["quadrants.webp", "quadrants.avif", "animated.gif"] {
            #expect(try content(try ImageSamples.bytes(name)) == .jpeg)
        }
        #expect(try content(png + [0]) == .jpeg)
        #expect(try content(jpeg + [0]) == .jpeg)
        #expect(try content(ImageSamples.svg("<rect width=\"9\" height=\"9\"/>")) == .png)
        let comment = Picture.png(
            width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3],
            extra: Picture.chunk("tEXt", Array("Author\0Somebody".utf8)))
        #expect(try content(comment) == .jpeg)
    }

    @Test("Nothing of a file's metadata is in what is written")
    func metadata() throws {
        let picture = try ImageDecoder.decode(
            try ImageSamples.jpeg(orientation: 6), Picture.request(48, 32, .cover, .file))
        #expect(!picture.data[...].contains(text: "Exif"))
    }
}
