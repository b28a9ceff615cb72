import Foundation
import Testing

@Suite("A trace")
struct TraceTests {
    private func serve(_ input: String, _ flags: String...) throws -> (run: Roundel.Run, lines: [String]) {
        let folder = try TemporaryFolder()
        let path = folder.url("trace").path
        let run = try Roundel.run(
            Roundel.executable, ["serve", "--trace", path] + flags, input: Data(input.utf8), environment: [:])
        return (run, try folder.text(of: "trace").split(separator: "\n").map(String.init))
    }

    @Test("has a line for every message of both directions, in the order of time")
    func bothDirections() throws {
        let requests = (1...50).map { "{\"jsonrpc\":\"2.0\",\"id\":\($0),\"method\":\"ping\"}" }
        let (run, lines) = try serve(requests.joined(separator: "\n") + "\nnonsense\n")
        #expect(
            lines.filter { $0.contains(" --> ") }.map { String($0.drop { $0 != ">" }.dropFirst(2)) } == requests + [
                "nonsense"
            ])
        let sent = lines.filter { $0.contains(" <-- ") }.map { String($0.drop { $0 != "<" }.dropFirst(4)) }
        #expect(sent == run.text.split(separator: "\n").map(String.init))
        let times = try lines.map { line in try #require(Double(line.prefix { $0 != " " })) }
        #expect(times == times.sorted())
        let form = /[0-9]+\.[0-9]{6} (-->|<--) .+/
        #expect(lines.allSatisfy { $0.wholeMatch(of: form) != nil })
    }

    @Test("has the messages of header frames, each on one line")
    func headers() throws {
        let body = "{\"id\":2,\n\"method\":\"ping\",\r\n\"jsonrpc\":\"2.0\"}"
        let (run, lines) = try serve("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        #expect(run.text.hasPrefix("Content-Length: "))
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("--> {\"id\":2, \"method\":\"ping\",  \"jsonrpc\":\"2.0\"}") == true)
        #expect(lines.last?.hasSuffix("<-- {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}") == true)
    }

    @Test(
        "keeps everything but the payloads of data: URIs",
        arguments: [
            (#""data:image/png;base64,iVBORw0KGgo=""#, #""data:image/png;base64,<12 bytes>""#),
            (#""DATA:image\/png;base64,AA\/\/+BB""#, #""DATA:image\/png;base64,<9 bytes>""#),
            (#""data:,it's (a) <b> c""#, #""data:,<14 bytes>""#),
            (#""data:image/svg+xml,<svg a=\"b\">""#, #""data:image/svg+xml,<13 bytes>""#),
            (
                #""<image href=\"data:image/png;base64,AAAA\"/>""#,
                #""<image href=\"data:image/png;base64,<4 bytes>\"/>""#
            ),
            (#""url(data:font/woff2;base64,AAAAAA) x""#, #""url(data:font/woff2;base64,<6 bytes>) x""#),
            (#""metadata:x,secret""#, #""metadata:x,secret""#), (#""data: one, two""#, #""data: one, two""#),
            (#"{"data":"a,b"}"#, #"{"data":"a,b"}"#), (#""data:image/png;base64,""#, #""data:image/png;base64,""#),
        ])
    func payloads(value: String, traced: String) throws {
        func message(_ value: String) -> String { #"{"jsonrpc":"2.0","method":"$/none","params":{"v":\#(value)}}"# }
        let (_, lines) = try serve(message(value) + "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("--> " + message(traced)) == true)
    }

    @Test("names what could not be read as a message")
    func faults() throws {
        let (run, lines) = try serve("Content-Length: x\r\n\r\n")
        #expect(run.status == 65)
        #expect(lines.first?.hasSuffix("--> (bad_header)") == true)
        #expect(lines.count == 2)
    }

    @Test("is appended to, for its owner alone, in whole lines while answers come from many threads")
    func appended() throws {
        let folder = try TemporaryFolder()
        let path = folder.url("trace").path
        let request = BatchFixture.item("Ada")
        let input = (0..<500).map {
            "{\"jsonrpc\":\"2.0\",\"id\":\($0),\"method\":\"component/render\",\"params\":\(request)}\n"
        }
        for _ in 0..<2 {
            let run = try Roundel.run("serve", "--trace", path, "--workers", "4", input: input.joined())
            #expect(run.status == 0)
        }
        let lines = try folder.text(of: "trace").split(separator: "\n")
        #expect(lines.count == 2000)
        #expect(lines.allSatisfy { $0.hasSuffix("}") })
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("that cannot be written is an error before anything is read")
    func unwritable() throws {
        let run = try Roundel.run("serve", "--trace", "/nowhere/trace", input: "{}\n")
        #expect(run.status == 74)
        #expect(run.errors.contains("--trace: \"/nowhere/trace\" could not be written: No such file or directory"))
        #expect(run.output.isEmpty)
    }
}
