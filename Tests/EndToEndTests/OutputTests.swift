import JSONValues
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Where output goes wrong") struct OutputTests {
    @Test("A closed standard output ends the host with 74, not with a signal", arguments: Framing.allCases)
    func closedOutput(framing: Framing) throws {
        let host = try HostProcess(framing: framing)
        host.request(1, "ping")
        _ = try host.next()
        host.child.closeOutput()
        host.request(2, "ping")
        _ = host.child.exchange(within: TimeLimit(seconds: 1)) { host.child.status != nil }
        #expect(host.child.waitForEnd(seconds: 5) == .exit(74))
    }

    @Test("A full device ends the host with 74")
    func fullDevice() throws {
        let child = try ChildProcess(
            "/bin/sh", ["-c", "exec \"$0\" serve > /dev/full", RoundelExecutable.path])
        child.write(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8) + [0x0A])
        _ = child.exchange(within: TimeLimit(seconds: 5)) { child.status != nil }
        #expect(child.status == .exit(74))
    }

    @Test(
        "What is full, and threads that are not to be had, are said on standard error",
        arguments: [
            ("exec \"$0\" serve > /dev/full", 74, "standard output takes no more"),
            ("exec \"$0\" serve --trace /dev/full", 74, "the trace /dev/full takes no more"),
            // Room for the program, and for the stack of no thread.
            ("ulimit -v 50000; exec \"$0\" serve", 1, "no further thread"),
        ] as [(script: String, code: Int32, words: String)])
    func inWords(script: String, code: Int32, words: String) throws {
        let child = try ChildProcess("/bin/sh", ["-c", script, RoundelExecutable.path])
        child.write(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8) + [0x0A])
        child.closeInput()
        _ = child.exchange(within: TimeLimit(seconds: 5)) { child.errorsHaveEnded && child.status != nil }
        #expect(child.status == .exit(code))
        #expect(String(decoding: child.log, as: UTF8.self).contains(words))
    }

    @Test("With standard error closed, service goes on")
    func closedErrors() throws {
        let host = try HostProcess()
        host.child.closeErrors()
        try expectService(host)
    }

    @Test("With standard error full and nobody reading it, service goes on")
    func fullErrors() throws {
        let pipe = try Pipe()
        defer {
            close(pipe.reader)
            close(pipe.writer)
        }
        _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
        while unsafe write(pipe.writer, "full", 4) > 0 {}
        _ = fcntl(pipe.writer, F_SETFL, 0)
        try expectService(HostProcess(errors: pipe.writer))
    }

    /// Good and bad messages are answered, and the end is an orderly one.
    private func expectService(_ host: HostProcess) throws {
        for id in 0..<50 { host.request(.integer(Int64(id)), "no/such/method") }
        host.child.write(Array("no JSON\n".utf8))
        host.request("last", "initials/compute", ["name": "Jamie Lin"])
        let answers = try host.next(52)
        #expect(answers.answers(to: "last").first?["/result/initials"] == "JL")
        #expect(answers.count { $0.reason == "method_not_found" } == 50)
        host.close()
        try host.expectEnd(exit: 0)
    }
}
