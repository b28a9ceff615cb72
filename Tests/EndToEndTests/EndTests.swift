import JSONValues
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("The end of a host", .serialized) struct EndTests {
    @Test("At the end of the input everything accepted is answered", arguments: Framing.allCases)
    func drains(framing: Framing) throws {
        let host = try HostProcess(framing: framing)
        for id in 0..<12 { host.request(.integer(Int64(id)), "component/renderBatch", Work.heavy(items: 1)) }
        host.close()
        let answers = try host.rest(within: 60)
        #expect(answers.integerIDs.sorted() == Array(0..<12))
        #expect(answers.allSatisfy { $0["/result/succeeded"] == 1 })
        #expect(host.child.waitForEnd(seconds: 5) == .exit(0))
    }

    @Test("shutdown is answered after the requests before it, also when the input ends or exit follows at once")
    func shutdown() throws {
        for round in 0..<60 {
            let host = try HostProcess()
            host.request(1, "component/renderBatch", ["items": [.object(Work.avatar("Jamie Lin"))]])
            host.request(2, "shutdown")
            if round.isMultiple(of: 2) { host.notify("exit") }
            host.close()
            let answers = try host.rest()
            #expect(answers.integerIDs == [1, 2], "round \(round)")
            #expect(host.child.waitForEnd(seconds: 5) == .exit(0))
        }
    }

    @Test("exit does not wait for work")
    func exit() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", Work.heavy(items: 500))
        host.notify("exit")
        #expect(host.child.exchange(within: TimeLimit(seconds: 4)) { host.child.status != nil })
        #expect(host.child.status == .exit(1))
    }

    @Test("The end of the process named in initialize ends the host within 2 s")
    func processGone() throws {
        let client = try ChildProcess("/bin/sleep", ["60"])
        let host = try HostProcess()
        host.request(1, "initialize", ["processId": .integer(Int64(client.processID))])
        #expect(try host.next()["/result"] != nil)
        host.request(2, "component/renderBatch", Work.heavy(items: 500))
        try host.expectSilence(milliseconds: 700)
        client.send(signal: SIGKILL)
        #expect(client.waitForEnd(seconds: 2) == .signal(SIGKILL))
        let start = ContinuousClock.now
        #expect(host.child.exchange(within: TimeLimit(seconds: 4)) { host.child.status != nil })
        #expect(.now - start < .seconds(2.2))
    }

    @Test("A process that is gone from the start ends the host within 2 s")
    func processGoneBefore() throws {
        let client = try ChildProcess("/bin/sleep", ["0"])
        #expect(client.waitForEnd(seconds: 5) == .exit(0))
        let host = try HostProcess()
        host.request(1, "initialize", ["processId": .integer(Int64(client.processID))])
        #expect(host.child.exchange(within: TimeLimit(seconds: 2.2)) { host.child.status != nil })
    }

    @Test("A parent that was killed, with both ends of the pipes gone, ends the host within 2 s")
    func parentKilled() throws {
        let host = try HostProcess()
        // It has nothing to write for many seconds, and so no other way to notice.
        host.request(1, "component/renderBatch", Work.heavy(items: 500))
        host.close()
        #expect(host.child.exchange(within: TimeLimit(seconds: 10)) { host.child.isAllWritten })
        host.child.closeOutput()
        host.child.closeErrors()
        let start = ContinuousClock.now
        #expect(host.child.waitForEnd(seconds: 10) != nil)
        #expect(.now - start < .seconds(2.2))
    }

    @Test("SIGTERM and SIGINT end the host with 0, idle or busy", arguments: [SIGTERM, SIGINT], [false, true])
    func signals(signal: Int32, isBusy: Bool) throws {
        let host = try HostProcess()
        host.request(0, "ping")
        #expect(try host.next()["/id"] == 0)
        if isBusy {
            host.request(1, "component/renderBatch", Work.heavy(items: 500))
            try host.expectSilence(milliseconds: 300)
        }
        let start = ContinuousClock.now
        host.child.send(signal: signal)
        #expect(host.child.waitForEnd(seconds: 10) == .exit(0))
        #expect(.now - start < .seconds(2))
    }
}
