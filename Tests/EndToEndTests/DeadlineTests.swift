import JSONValues
import TestSupport
import Testing

@Suite("Deadlines", .serialized) struct DeadlineTests {
    private static func heavy(items: Int, deadline: Int64) -> JSONObject {
        var params = Work.heavy(items: items)
        params["deadlineMs"] = .integer(deadline)
        return params
    }

    @Test("Work that runs past its deadline stops")
    func running() throws {
        let host = try HostProcess()
        let start = ContinuousClock.now
        host.request(1, "component/renderBatch", Self.heavy(items: 500, deadline: 100))
        let answer = try host.next()
        #expect(answer["/error/code"] == 1007)
        #expect(answer.reason == "deadline_exceeded")
        #expect(.now - start > .milliseconds(100))
        // Without the deadline it takes some 20 s.
        #expect(.now - start < .seconds(4))
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A picture is painted no further than to its deadline")
    func painting() throws {
        let host = try HostProcess()
        var params = Work.longPainting
        params["deadlineMs"] = 400
        let start = ContinuousClock.now
        host.request(1, "component/render", params)
        #expect(try host.next()["/error/code"] == 1007)
        #expect(.now - start > .milliseconds(400))
        #expect(.now - start < .seconds(4))
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("The time in the queue counts")
    func queued() throws {
        let host = try HostProcess(["--workers", "1"])
        host.request(1, "component/renderBatch", Work.heavy(items: 8))
        host.request(2, "component/renderBatch", Self.heavy(items: 1, deadline: 50))
        let answers = try host.next(2)
        #expect(answers.answers(to: 1).first?["/result/succeeded"] == 8)
        #expect(answers.answers(to: 2).first?["/error/code"] == 1007)
    }

    @Test("Work that is done in time is answered")
    func inTime() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Self.heavy(items: 2, deadline: 60_000))
        #expect(try host.next()["/result/succeeded"] == 2)
    }
}
