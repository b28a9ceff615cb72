import ImageLoading
import Testing

@Suite("Addresses of images") struct SourceTests {
    @Test("An address is of a data: URI, a file or the web by its scheme, in any case")
    func kinds() throws {
        #expect(try SourceAddress("data:,x") == .data(",x"))
        #expect(try SourceAddress("a/b.png") == .path("a/b.png"))
        #expect(try SourceAddress("./a:b.png") == .path("./a:b.png"))
        #expect(try SourceAddress("/a%20b.png") == .path("/a%20b.png"))
        #expect(try SourceAddress("FILE:///a%20b.png") == .path("/a b.png"))
        #expect(try SourceAddress("HTTPS://x/") == .web("HTTPS://x/"))
        for bad in ["", "ftp://x", "c:\\x.png", "file:x", "file://h/x", "file:///%zz", "a\0b"] {
            #expect(throws: LoadFailure.self, "\(bad)") { try SourceAddress(bad) }
        }
    }

    @Test(
        "data: URIs in both alphabets, with and without padding, with white space, and plain",
        arguments: [
            (";base64,AAEC", [0, 1, 2]), ("image/png;base64,AAE=", [0, 1]), (";base64,AA", [0]),
            (";base64,-_-_", [251, 255, 191]),
            (";base64,+/+/", [251, 255, 191]), (";base64,AA%45%43", [0, 1, 2]), (";base64, A\nAEC ", [0, 1, 2]),
            (";BASE64,", []),
            (",a%00b", [97, 0, 98]), ("text/plain,base64", Array("base64".utf8)),
        ] as [(String, [UInt8])])
    func data(text: String, bytes: [UInt8]) throws {
        #expect(try DataURI.decode(text[...], maxBytes: 100) == bytes)
    }

    @Test(arguments: ["", ";base64", ";base64,A", ";base64,A=A", ";base64,A*BC", ",%4", ",%gg"])
    func badData(text: String) {
        #expect(throws: LoadFailure.self) { try DataURI.decode(text[...], maxBytes: 100) }
    }
}
