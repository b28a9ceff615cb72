import JSONValues
import TestSupport
import Testing

@Suite("Cancelling", .serialized) struct CancellationTests {
    private func expectCancelled(_ answer: JSONValue, _ id: JSONValue) {
        #expect(answer["/id"] == id)
        #expect(answer["/error/code"] == -32800)
        #expect(answer.reason == "cancelled")
    }

    @Test("A request that waits is cancelled at once")
    func queued() throws {
        let host = try HostProcess(["--workers", "1"])
        host.request("running", "component/renderBatch", Work.heavy(items: 12))
        host.request("waiting", "component/renderBatch", Work.heavy(items: 12))
        host.notify("$/cancelRequest", ["id": "waiting"])
        try expectCancelled(host.next(), "waiting")
        let answer = try host.next()
        #expect(answer["/id"] == "running" && answer["/result/succeeded"] == 12)
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A request that runs stops")
    func running() throws {
        let host = try HostProcess()
        var params = Work.heavy(items: 500)
        params["progressToken"] = "t"
        host.request(1, "component/renderBatch", params)
        #expect(try host.next()["/method"] == "$/progress")
        let start = ContinuousClock.now
        host.notify("$/cancelRequest", ["id": 1])
        var answer = try host.next()
        while answer["/method"] != nil { answer = try host.next() }
        expectCancelled(answer, 1)
        // Uncancelled it takes some 20 s.
        #expect(.now - start < .seconds(3))
        try host.expectSilence(milliseconds: 200)
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A picture that is being painted is given up")
    func painting() throws {
        let host = try HostProcess()
        host.request(1, "component/render", Work.longPainting)
        try host.expectSilence(milliseconds: 400)
        let start = ContinuousClock.now
        host.notify("$/cancelRequest", ["id": 1])
        expectCancelled(try host.next(), 1)
        #expect(.now - start < .seconds(3))
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("Ids that nobody knows, or that are done, are passed over")
    func unknown() throws {
        let host = try HostProcess()
        host.request(1, "ping")
        _ = try host.next()
        for params: JSONObject in [["id": 1], ["id": "no such"], ["id": .null], [:], ["id": [1]]] {
            host.notify("$/cancelRequest", params)
        }
        host.request(2, "ping")
        #expect(try host.next()["/id"] == 2)
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("However the moments fall, a cancelled request has exactly one answer")
    func race() throws {
        let host = try HostProcess()
        let count = 4000
        for id in 0..<count {
            host.request(.integer(Int64(id)), "component/resolve", ["component": "avatar", "props": ["name": "J L"]])
            host.notify("$/cancelRequest", ["id": .integer(Int64(id))])
        }
        let answers = try host.next(count, within: 30)
        #expect(answers.integerIDs.sorted() == Array(0..<count))
        #expect(answers.allSatisfy { $0["/result"] != nil || $0.reason == "cancelled" })
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A member of a batch can be cancelled")
    func batchMember() throws {
        let host = try HostProcess(["--workers", "1"])
        host.send([
            ["jsonrpc": "2.0", "id": 1, "method": "component/renderBatch", "params": .object(Work.heavy(items: 10))],
            ["jsonrpc": "2.0", "id": 2, "method": "component/renderBatch", "params": .object(Work.heavy(items: 10))],
        ])
        host.notify("$/cancelRequest", ["id": 2])
        let answers = try #require(try host.next().array)
        #expect(answers.integerIDs == [1, 2])
        #expect(answers[0]["/result/succeeded"] == 10)
        expectCancelled(answers[1], 2)
    }
}
