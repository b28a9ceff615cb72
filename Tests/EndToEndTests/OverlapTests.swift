import JSONValues
import TestSupport
import Testing

@Suite("Overlap", .serialized) struct OverlapTests {
    /// How long a `ping` takes, in milliseconds. Other answers that come meanwhile are counted.
    private func ping(_ host: HostProcess, _ id: String, others: inout Int) throws -> Double {
        let start = ContinuousClock.now
        host.request(.string(id), "ping")
        while true {
            let answer = try host.next(within: 60)
            if answer["/id"]?.string == id { return (.now - start) / .milliseconds(1) }
            others += 1
        }
    }

    @Test("A ping behind 200 pictures of 2,000 px is answered in under 100 ms")
    func pingBehindPictures() throws {
        let host = try HostProcess()
        for id in 0..<200 { host.request(.integer(Int64(id)), "component/render", Work.bulkyPNG(id)) }
        var pictures = 0
        let times = try (0..<5).map { try ping(host, "ping \($0)", others: &pictures) }
        #expect(pictures < 190, "the pictures were done too soon to be in the way")
        #expect(try #require(times.min()) < 100, "\(times)")
        #expect(try #require(times.max()) < 1000, "\(times)")
        #expect(try host.next(200 - pictures, within: 120).allSatisfy { $0["/result"] != nil })
    }

    @Test("Light methods pass heavy work on one worker")
    func lightBehindHeavy() throws {
        let host = try HostProcess(["--workers", "1"])
        for id in 0..<2 { host.request(.integer(Int64(id)), "component/renderBatch", Work.heavy(items: 10)) }
        host.request("light", "initials/compute", ["name": "Jamie Lin"])
        #expect(try host.next()["/id"] == "light")
        #expect(try host.next(2, within: 60).integerIDs.sorted() == [0, 1])
    }

    @Test("A second id in flight is refused and the first goes on")
    func duplicate() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Work.heavy(items: 10))
        host.request(1, "ping")
        host.request("1", "ping")
        let answers = try host.next(3)
        #expect(answers[0]["/id"] == 1)
        #expect(answers[0]["/error/code"] == -32600)
        #expect(answers[0].reason == "duplicate_id")
        #expect(answers[1] == ["jsonrpc": "2.0", "id": "1", "result": [:]])
        #expect(answers[2]["/id"] == 1)
        #expect(answers[2]["/result/succeeded"] == 10)
        host.request(1, "ping")
        #expect(try host.next() == ["jsonrpc": "2.0", "id": 1, "result": [:]])
    }

    @Test("More requests than may wait: none is lost, none answered twice", arguments: [[], ["--ordered"]])
    func flood(arguments: [String]) throws {
        let count = 5000
        let host = try HostProcess(arguments)
        host.request("heavy", "component/renderBatch", Work.heavy(items: 5))
        for id in 0..<count { host.request(.integer(Int64(id)), "component/resolve", ["component": "avatar"]) }
        let answers = try host.next(count + 1, within: 60)
        #expect(answers.allSatisfy { $0["/result"] != nil })
        #expect(answers.answers(to: "heavy").count == 1)
        #expect(answers.integerIDs.sorted() == Array(0..<count))
        if !arguments.isEmpty { #expect(answers[0]["/id"] == "heavy" && answers.integerIDs == Array(0..<count)) }
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("With --ordered answers keep the order of the requests, ping included")
    func ordered() throws {
        let host = try HostProcess(["--ordered"])
        host.request(0, "component/renderBatch", Work.heavy(items: 10))
        host.request(1, "ping")
        host.child.write(Array("no JSON\n".utf8))
        host.request(2, "no/such/method")
        host.send([["jsonrpc": "2.0", "id": 3, "method": "ping"]])
        host.request(4, "component/renderBatch", Work.heavy(items: 5))
        host.request(5, "initials/compute", ["name": "Jamie Lin"])
        let ids = try host.next(7, within: 60).map { $0["/id"] ?? $0["/0/id"] }
        #expect(ids == [0, 1, .null, 2, 3, 4, 5])
    }
}
