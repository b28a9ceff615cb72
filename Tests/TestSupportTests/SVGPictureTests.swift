import TestSupport
import Testing

@Suite("SVG rules") struct SVGPictureTests {
    private static func svg(_ content: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1">\#(content)</svg>"#
    }

    @Test("A picture that keeps the rules is taken")
    func sound() throws {
        let picture = try SVGPicture(
            Self.svg(
                ##"<linearGradient id="p-a"/><style>@keyframes p-k{}</style><path class="p-c" d="M.125 1e" fill="url(#p-a)"/>"##
                    + ##"<use href="#p-a"/><image href="data:,"/>"##
            ).replacing("1e", with: "1"))
        #expect(picture.names.sorted() == ["p-a", "p-c", "p-k"])
        #expect(picture.count(of: "path") == 1)
    }

    @Test(
        "Each broken rule is noticed",
        arguments: [
            "<script/>", "<foreignObject/>", #"<g onload="x"/>"#, #"<g id="a"/><g id="a"/>"#,
            ##"<use href="#nowhere"/>"##,
            #"<image href="http://example.org/a.png"/>"#, "<path fill=\"url(#b)\"/>", "<path fill=\"url(http://a)\"/>",
            ##"<path fill="#11223344"/>"##, #"<path d="M1.2345 0"/>"#, #"<path d="M1e5 0"/>"#,
            #"<circle r="0.00001"/>"#,
            "<style>a{fill:url(#c)}</style>",
        ])
    func broken(content: String) {
        #expect(throws: Failure.self) { try SVGPicture(Self.svg(content)) }
    }

    @Test("The root must be an SVG with its size")
    func root() {
        #expect(throws: Failure.self) { try SVGPicture("<svg/>") }
        #expect(throws: Failure.self) {
            try SVGPicture(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#)
        }
    }
}
