import JSONValues
import TestSupport
import Testing

@Suite("Servers that misbehave") struct HostileServerTests {
    @Test(
        "Each fails with its reason, within the time limit, and leaves nothing open",
        arguments: [
            ("/slow", "timed_out"), ("/silent", "timed_out"), ("/endless", "too_large"), ("/huge", "too_large"),
            ("/bomb", "too_large"), ("/short", "unreachable"), ("/long", "malformed_image"),
            ("/unpacked", "malformed_image"), ("/text", "unsupported_format"), ("/reset", "unreachable"),
            ("/headers", "unreachable"), ("/loop", "too_many_redirects"), ("/redirect/4", "too_many_redirects"),
            ("/status/404", "not_found"), ("/status/410", "not_found"), ("/status/500", "http_error"),
            ("/status/204", "http_error"), ("/busy", "http_error"), ("/to?file:///etc/passwd", "bad_address"),
            ("/to?ftp://127.0.0.1/", "bad_address"), ("/to?http://a:b@127.0.0.1/", "bad_address"),
            ("/to?http://127.0.0.1:1/", "not_permitted"), ("/to?http://169.254.169.254/", "not_permitted"),
            ("/to?http://[::1]/", "not_permitted"), ("/disguised", nil), ("/packed", nil), ("/redirect/3", nil),
            ("/to?/file/quadrants.png", nil),
        ] as [(String, String?)])
    func behaviour(path: String, reason: String?) throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant + ["--time-limit", "1500"])
        #expect(try worker.reason(server.url("/file/quadrants.png")) == nil)
        let open = Processes.descriptors(of: worker.child.processID)
        let start = ContinuousClock.now
        let answer = try worker.load(server.url(path))
        #expect(ContinuousClock.now - start < .milliseconds(3000))
        #expect(answer["/error/data/reason"]?.string == reason, "\(answer.cut())")
        if reason != nil { #expect(answer["/error/code"] == 1101) }
        #expect(try worker.reason(server.url("/file/quadrants.png")) == nil)
        // The one connection that may be used again.
        #expect(Processes.descriptors(of: worker.child.processID) <= open + 1)
        let peak = try #require(Memory.peak(of: worker.child.processID))
        #expect(peak < 160 << 20)
        try worker.end()
    }

    @Test("A server's own words on when to ask again are passed on")
    func retryAfter() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        let answer = try worker.load(server.url("/busy"))
        #expect(answer["/error/data/retryAfter"] == 7)
        #expect(answer["/error/data/status"] == 503)
    }

    @Test("A certificate that nobody vouches for is no secure connection")
    func certificate() throws {
        let server = try ImageServer(hasTLS: true)
        let worker = try ImageWorker(server.grant)
        let answer = try worker.load("https://127.0.0.1:\(server.port)/file/quadrants.png")
        #expect(answer["/error/data/reason"] == "unreachable")
        #expect(answer["/error/data/detail"]?.string?.contains("certificate") == true)
    }

    @Test("A picture that is asked for many times at once is fetched once")
    func once() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        let path = "/file/quadrants.png?delay=0.3"
        let ids = (1...50).map { worker.ask(server.url(path), width: $0, height: $0) }
        for (size, id) in zip(1..., ids) {
            #expect(try worker.answer(to: id)["/result/width"]?.integer == min(size, 32))
        }
        #expect(try hits("?" + path, server) == "1")
    }

    @Test("A thousand pictures come over few connections")
    func many() throws {
        let server = try ImageServer()
        let worker = try ImageWorker(server.grant)
        let ids = (0..<1000).map { worker.ask(server.url("/file/quadrants.jpg?n=\($0)")) }
        for id in ids { #expect(try worker.answer(to: id, within: 30)["/result/mediaType"] == "image/jpeg") }
        let most = try #require(Int(try hits("", server, page: "/open")))
        #expect(most <= 7)
    }

    @Test("A slow host does not hold up the others")
    func slowNeighbour() throws {
        let (slow, quick) = (try ImageServer(), try ImageServer())
        // The same address, but hosts are told apart by name.
        let worker = try ImageWorker(["--allow-net", "localhost:\(slow.port)"] + quick.grant)
        let waiting = (0..<30).map { worker.ask("http://localhost:\(slow.port)/silent?\($0)") }
        #expect(try worker.answer(to: worker.ask(quick.url("/file/quadrants.png")), within: 2)["/result"] != nil)
        for id in waiting { worker.cancel(id) }
        for id in waiting { #expect(try worker.answer(to: id, within: 2)["/error/code"] == -32800) }
    }

    /// What a page of words says, by way of another program.
    private func hits(_ query: String, _ server: ImageServer, page: String = "/hits") throws -> String {
        let code = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())"
        let child = try ChildProcess("python3", ["-c", code, server.url(page + query)])
        _ = child.exchange(within: TimeLimit(seconds: 10)) { child.outputHasEnded }
        return String(decoding: child.received, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }
}
