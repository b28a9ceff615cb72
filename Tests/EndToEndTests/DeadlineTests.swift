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

    @Test("A shutdown that is late has not happened: the host serves on, and may be asked again")
    func shutdown() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Work.heavy(items: 50))
        let start = ContinuousClock.now
        host.request(2, "shutdown", ["deadlineMs": 50])
        host.request(3, "ping")
        let early = try host.next(2)
        #expect(early.answers(to: 3).first?.reason == "shutting_down")
        #expect(early.answers(to: 2).first?.reason == "deadline_exceeded")
        #expect(.now - start > .milliseconds(50))
        #expect(early.integerIDs == [3, 2])
        host.request(4, "ping")
        #expect(try host.next()["/id"] == 4)
        host.request(5, "shutdown", ["deadlineMs": 60_000])
        #expect(try host.next(2, within: 30).integerIDs == [1, 5])
        host.notify("exit")
        try host.expectEnd(exit: 0)
    }

    @Test("exit behind a shutdown that is late does not wait any longer")
    func exitAfterLateShutdown() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Work.heavy(items: 500))
        let start = ContinuousClock.now
        host.request(2, "shutdown", ["deadlineMs": 50])
        host.notify("exit")
        #expect(try host.next()["/error/code"] == 1007)
        #expect(host.child.exchange(within: TimeLimit(seconds: 4)) { host.child.status != nil })
        #expect(host.child.status == .exit(1))
        #expect(.now - start < .seconds(4))
    }

    @Test("The end of the input behind a shutdown that is late loses no answer")
    func endAfterLateShutdown() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Work.heavy(items: 10))
        host.request(2, "shutdown", ["deadlineMs": 20])
        host.close()
        let answers = try host.rest(within: 30)
        #expect(answers.integerIDs == [2, 1])
        #expect(answers.last?["/result/succeeded"] == 10)
        #expect(host.child.waitForEnd(seconds: 5) == .exit(0))
    }
}
