import JSONValues
import TestSupport
import Testing

@Suite("SVG from strangers") struct DrawingTests {
    private static let red = "<rect width=\"40\" height=\"40\" fill=\"red\"/>"

    @Test(
        "What is no business of a picture is passed over, and the rest is drawn",
        arguments: [
            red, "<script>alert(1)</script>" + red,
            "<image xlink:href=\"file:///etc/passwd\" width=\"4\" height=\"4\"/>" + red,
            "<image xlink:href=\"http://127.0.0.1:9/x.png\" width=\"4\" height=\"4\"/>" + red,
            "<use xlink:href=\"file:///etc/passwd#a\"/>" + red,
            "<style>@import url(file:///etc/passwd); rect { fill: red }</style>" + red,
            "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\" parse=\"text\"/>" + red,
            "<foreignObject width=\"40\" height=\"40\"><p>Words</p></foreignObject>" + red,
        ])
    func outside(content: String) throws {
        let worker = try ImageWorker()
        let answer = try worker.load(ImageSamples.dataURI(ImageSamples.svg(content)), width: 1, height: 1)
        #expect(answer["/result/data"] == "/wAA/w==", "\(answer.cut())")
    }

    @Test("Text is drawn, by fonts that are read from inside the confinement")
    func text() throws {
        let worker = try ImageWorker()
        func picture(_ text: String) throws -> String? {
            let content = "<text y=\"36\" font-size=\"40\" font-family=\"Inter\">\(text)</text>"
            return try worker.load(ImageSamples.dataURI(ImageSamples.svg(content)), form: "pixels")["/result/data"]?
                .string
        }
        let (letter, other, none) = (try picture("W"), try picture("I"), try picture(""))
        #expect(letter != none && other != none && letter != other)
    }

    @Test("Drawings that never end cost their time limit and no more")
    func endless() throws {
        let worker = try ImageWorker(["--time-limit", "800"])
        let entities = (1..<12).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
        let laughs = ImageSamples.svg("&a11;", doctype: "<!DOCTYPE svg [<!ENTITY a0 \"<g/>\">\(entities.joined())]>")
        let groups = (1..<12).map { level in
            "<g id=\"b\(level)\">\(String(repeating: "<use xlink:href=\"#b\(level - 1)\"/>", count: 10))</g>"
        }
        let uses = ImageSamples.svg(
            "<defs><rect id=\"b0\" width=\"1\" height=\"1\"/>\(groups.joined())</defs><use xlink:href=\"#b11\"/>")
        let depth = 100_000
        let deep = ImageSamples.svg(
            String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth))
        for drawing in [laughs, uses, deep] {
            let start = ContinuousClock.now
            let reason = try worker.reason(ImageSamples.dataURI(drawing))
            #expect(reason == "malformed_image" || reason == "timed_out")
            #expect(ContinuousClock.now - start < .seconds(2))
        }
        #expect(try worker.reason(ImageSamples.dataURI(ImageSamples.svg(Self.red))) == nil)
        try worker.end()
    }
}
