import JSONValues
import TestSupport
import Testing

@Suite("Messages over the limit") struct OversizedMessageTests {
    private static let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    private static let memoryLimit = 64 << 20

    @Test("200 MB are passed over in little memory, and the connection goes on", arguments: Framing.allCases)
    func enormous(framing: Framing) throws {
        let host = try HostProcess(framing: framing)
        if framing == .headers { host.child.write(Array("Content-Length: \(200 << 20)\r\n\r\n".utf8)) }
        for _ in 0..<200 { host.child.write(Self.megabyte) }
        if framing == .lines { host.child.write([0x0A]) }
        host.request(1, "ping")
        let refusal = try host.next(within: 30)
        #expect(refusal["/id"] == .null)
        #expect(refusal["/error/code"] == -32600)
        #expect(refusal.reason == "message_too_large")
        #expect(try host.next(within: 30) == ["jsonrpc": "2.0", "id": 1, "result": [:]])
        #if os(Linux)
            let peak = try #require(Memory.peak(of: host.child.processID))
            #expect(peak < Self.memoryLimit, "\(peak >> 20) MB")
        #endif
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A picture that would be too large is refused in bounded memory, as SVG and as PNG")
    func picture() throws {
        let text = String(repeating: "@", count: 65_536)
        let label: JSONValue = ["component": "label", "props": ["text": .string(text)]]
        let items = [JSONValue](repeating: label, count: 24)
        let row: JSONObject = ["component": "row", "props": ["items": .array(items)]]
        let host = try HostProcess()
        for (format, limit, value) in [("svg", "maxSVGBytes", 67_108_864), ("png", "maxPixels", 67_108_864)] {
            var params = row
            params["output"] = ["format": .string(format)]
            host.request(1, "component/render", params)
            let answer = try host.next(within: 60)
            #expect(answer["/error/code"] == 1006 && answer.reason == "limit_exceeded", "\(answer.cut())")
            #expect(answer["/error/data/limit"] == .string(limit))
            #expect(answer["/error/data/value"] == .integer(Int64(value)))
        }
        host.request(2, "component/renderBatch", ["items": [.object(row), ["component": "avatar"]]])
        let batch = try host.next(within: 60)
        #expect(batch["/result/succeeded"] == 1 && batch["/result/results/0/error/code"] == 1006, "\(batch.cut())")
        #if os(Linux)
            let peak = try #require(Memory.peak(of: host.child.processID))
            #expect(peak < 320 << 20, "\(peak >> 20) MB")
        #endif
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("The largest message is taken, one byte more is not, whatever ends the line", arguments: ["\n", "\r\n"])
    func boundary(lineEnd: String) throws {
        let limit = 16 * 1024 * 1024
        let head = #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":""#
        let tail = #""}}"#
        let host = try HostProcess()
        for extra in [0, 1] {
            let filler = [UInt8](repeating: UInt8(ascii: "m"), count: limit + extra - head.utf8.count - tail.utf8.count)
            host.child.write(Array(head.utf8) + filler + Array((tail + lineEnd).utf8))
        }
        #expect(try host.next(within: 30)["/result"] == [:])
        #expect(try host.next(within: 30).reason == "message_too_large")
        host.close()
        try host.expectEnd(exit: 0)
    }
}
