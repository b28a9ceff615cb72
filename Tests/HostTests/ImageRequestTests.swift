import Components
import Drawing
import JSONValues
import Testing
import Wire

@testable import Host

@Suite("Pictures as the worker is asked for them") struct ImageRequestTests {
    private func request(_ width: Double, _ height: Double, density: Double) -> ImageRequest {
        ImageRequest(
            ImageNeed("a", size: Size(width: width, height: height), fit: .cover), density: density, form: .pixels)
    }

    @Test(arguments: [
        (36.0, 36.0, 1.0, 36, 36), (36, 36, 2, 72, 72), (36.1, 36.1, 1, 37, 37), (0.01, 0.01, 1, 1, 1), (0, 0, 1, 1, 1),
        (3000, 3000, 1, 1024, 1024), (4096, 1024, 1, 1024, 256), (100, 50, 1e9, 1024, 512),
        (100, 100, .infinity, 1, 1), (0.1 + 0.2, 0.3, 10, 3, 3),
    ])
    func `boxes are whole pixels, of their own shape, and not too large`(
        width: Double, height: Double, density: Double, pixelWidth: Int, pixelHeight: Int
    ) {
        let request = request(width, height, density: density)
        #expect(request.width == pixelWidth && request.height == pixelHeight)
    }

    @Test func `keys tell apart what is different, by its bytes`() {
        func key(_ source: String, _ size: Double = 10, _ fit: ImageFit = .cover) -> ImageKey {
            ImageRequest(ImageNeed(source, size: Size(square: size), fit: fit), density: 1, form: .pixels).key
        }
        let long = String(repeating: "x", count: 5000)
        let keys = [
            key("a"), key("b"), key("a", 11), key("a", 10, .contain), key("\u{E9}"), key("e\u{301}"), key(long),
            key(long + "y"),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(key(long) == key(long) && key(long).cost < 200)
    }

    @Test(arguments: [
        ("data:,x", nil), ("DATA:,x", nil), ("a.png", "not_permitted"), ("/a:b.png", "not_permitted"),
        ("file:///a.png", "not_permitted"), ("FILE:/a.png", "not_permitted"), ("https://a/b.png", "not_permitted"),
        ("HTTP://a/b.png", "not_permitted"), ("ftp://a/b.png", "bad_address"), ("javascript:x", "bad_address"),
        ("", "not_permitted"), (":", "not_permitted"),
    ])
    func `without a grant only data is looked at`(source: String, refusal: String?) {
        let grants = ImageGrants(readableFolders: [], networkHosts: [])
        #expect(grants.refusal(of: source)?.reason == refusal)
    }

    @Test(arguments: [
        ("a.png", "a.png"), ("/a/b.png", "/a/b.png"), ("file:///a/b.png", "/a/b.png"), ("file:/a", "/a"),
        ("file://localhost/a", "/a"), ("https://a/b.png", nil), ("data:,x", nil), ("file://nowhere", nil),
    ])
    func `files are known by their addresses`(address: String, path: String?) {
        #expect(PictureAddress.file(address) == path)
    }

    private static let good: JSONObject = [
        "width": 2, "height": 1, "sourceWidth": 20, "sourceHeight": 10, "opaque": true, "mediaType": "image/jpeg",
        "dataType": "rgba", "data": "AQID/wQFBv8=", "tag": "t", "freshFor": .real(1.5),
    ]

    @Test func `a reply is taken as it is meant`() throws {
        guard case .outcome(let outcome)? = ImageReply(.object(Self.good), to: request(2, 2, density: 1)),
            case .loaded(let image) = outcome.availability, case .pixels(let pixels) = image.content
        else {
            Issue.record("it was refused")
            return
        }
        #expect(pixels.pixels == [0xFF01_0203, 0xFF04_0506] && image.sourceWidth == 20 && image.isOpaque)
        #expect(outcome.tag == "t" && outcome.freshFor == 1.5)
        let unchanged = ImageReply(["unchanged": true, "tag": "t", "freshFor": 9], to: request(2, 2, density: 1))
        guard case .unchanged(tag: "t", freshFor: 9)? = unchanged else {
            Issue.record("it was not taken as unchanged")
            return
        }
    }

    @Test(
        "a reply that does not hold together is refused",
        arguments: [
            ("width", 3), ("width", 0), ("width", -1), ("width", "2"), ("height", 2), ("height", .null),
            ("sourceWidth", 0), ("opaque", 1), ("data", "AQID"), ("data", "????"), ("data", ""), ("data", .null),
            ("dataType", "image/png"), ("freshFor", -1), ("freshFor", .null),
        ] as [(String, JSONValue)])
    func nonsense(_ member: String, _ value: JSONValue) {
        var reply = Self.good
        reply[member] = value
        #expect(ImageReply(.object(reply), to: request(2, 1, density: 1)) == nil)
    }
}
