import Testing

@testable import Host

@Suite("data: URIs in a trace") struct DataURIsTests {
    private func traced(_ text: String) -> String {
        // A slice of something longer, as messages are.
        let bytes = Array(("data:,before" + text + "\"data:,behind").utf8)
        var output: [UInt8] = []
        DataURIs.appendWithoutPayloads(bytes[12..<bytes.count - 13], to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"url":"data:image/png;base64,AAAA"}"#, #"{"url":"data:image/png;base64,<4 bytes>"}"#),
        (#"["data:,a","data:;x=y,bc"]"#, #"["data:,<1 bytes>","data:;x=y,<2 bytes>"]"#),
        (#""DATA:text/plain,a b'c(d)<e>""#, #""DATA:text/plain,<11 bytes>""#),
        (#""data:,a\"b\\""#, #""data:,<6 bytes>""#), (#""x data:,ab cd""#, #""x data:,<2 bytes> cd""#),
        (#""url(data:,ab)""#, #""url(data:,<2 bytes>)""#), (#""<a b='data:,ab'/>""#, #""<a b='data:,<2 bytes>'/>""#),
        (#""<a b=\"data:,a\/b\u0041\" c>""#, #""<a b=\"data:,<10 bytes>\" c>""#),
    ]) func `the length stands for the payload`(text: String, expected: String) {
        #expect(traced(text) == expected)
    }

    @Test(arguments: [
        "", "data:", #""data:""#, #""data:,""#, #""metadata:,abc""#, #""my-data:,abc""#, #""x_data:,abc""#,
        #"{"data":"a,b"}"#,
        #""data: see, there""#, #""data:{a},b""#, #""data:no comma""#,
        "\"data:\(String(repeating: "x", count: 256)),abc\"",
        #""ata:,abc""#,
    ]) func `all else stays as it is`(text: String) {
        #expect(traced(text) == text)
    }

    @Test func `the text is on one line`() {
        #expect(traced("{\n\"a\":\r\n1}") == "{ \"a\":  1}")
    }

    @Test func `a payload that the text ends in is one`() {
        var output: [UInt8] = []
        DataURIs.appendWithoutPayloads(Array("\"data:,abc\\".utf8)[...], to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "\"data:,<4 bytes>")
    }
}
