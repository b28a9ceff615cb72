import TestSupport
import Testing

@Suite("XML reader") struct XMLReaderTests {
    @Test("Elements, attributes and text come back")
    func whole() throws {
        let root = try XMLReader.read(
            #"<?xml version="1.0"?><a x='1'><!-- no --><b y="&lt;&#x41;">t&amp;<![CDATA[<u>]]></b></a>"#)
        #expect(root.name == "a" && root["x"] == "1")
        #expect(root.elements.map(\.name) == ["b"])
        #expect(root.elements[0]["y"] == "<A")
        #expect(root.text == "t&<u>")
    }

    @Test("Escaped brackets are text")
    func brackets() throws {
        #expect(try XMLReader.read("<a>]]&gt;</a>").text == "]]>")
    }

    @Test(
        "What is not well-formed is refused",
        arguments: [
            "", "text", "<a>", "<a></b>", "<a/><b/>", "<a x=1/>", #"<a x="1" x="2"/>"#, #"<a x="<"/>"#, "<a>&</a>",
            "<a>&nbsp;</a>", "<a>]]></a>", "<a>\u{1}</a>", "<a>&#1;</a>", "<a>&#xD800;</a>", "<a><b></a></b>", "<x:a/>",
            #"<a x:href="b"/>"#, "<!DOCTYPE a><a/>", "<a/>text", "<1a/>", "<a", "<!-- <a/>",
        ])
    func refused(text: String) {
        #expect(throws: Failure.self) { try XMLReader.read(text) }
    }
}
