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

    @Test("exit with an id is the last to be answered", arguments: [true, false])
    func exitRequest(isOrdered: Bool) throws {
        let host = try HostProcess(isOrdered ? ["--ordered"] : [])
        host.request(1, "component/renderBatch", ["items": [.object(Work.avatar("Jamie Lin"))]])
        host.request(2, "shutdown")
        host.request(3, "exit")
        #expect(try host.rest().integerIDs == [1, 2, 3])
        #expect(host.child.waitForEnd(seconds: 5) == .exit(0))
    }

    @Test("exit with an id waits neither for work nor for a client that does not read, and takes no id from a request")
    func hastyExitRequest() throws {
        for id in [1, 2] {
            let host = try HostProcess(["--ordered"])
            host.request(1, "component/renderBatch", Work.heavy(items: 500))
            host.request(.integer(Int64(id)), "exit")
            let answers = try host.rest()
            #expect(answers.count == 1 && answers.first?["/id"] == .integer(Int64(id)))
            let reason = answers.first?["/error/data/reason"]
            #expect(reason == (id == 1 ? "duplicate_id" : nil), "\(answers)")
            #expect(host.child.waitForEnd(seconds: 4) == .exit(1))
        }
        let host = try HostProcess()
        for id in 0..<400 { host.request(.integer(Int64(id)), "rpc.discover") }
        host.request("bye", "exit")
        #expect(host.child.exchange(within: TimeLimit(seconds: 4)) { host.child.isAllWritten })
        #expect(host.child.waitForEnd(seconds: 4) == .exit(1))
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

    @Test(
        "SIGTERM and SIGINT end the host with 0, idle or busy, traced or not", arguments: [SIGTERM, SIGINT],
        [(false, []), (true, []), (true, ["--trace", "/dev/null"])] as [(Bool, [String])])
    func signals(signal: Int32, state: (isBusy: Bool, arguments: [String])) throws {
        let (isBusy, arguments) = state
        let host = try HostProcess(arguments)
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
