import JSONValues
import TestSupport
import Testing

@Suite("A client that stops reading") struct SlowReaderTests {
    /// Each answer has some 46 KB, so all of them are far over what may wait.
    private static let count = 2500

    @Test("Loses nothing and costs no memory")
    func unread() throws {
        let host = try HostProcess()
        host.child.readsOutput = false
        for id in 0..<Self.count { host.request(.integer(Int64(id)), "rpc.discover") }
        #if os(Linux)
            // 16 MiB wait, and the requests themselves; answered without a limit there would be 115 MB.
            let resident = try memoryAtRest(of: host)
            #expect(resident < 80 << 20, "\(resident >> 20) MB")
            #expect(resident > 16 << 20, "the answers were not even made")
        #else
            _ = host.child.exchange(within: TimeLimit(seconds: 2)) { false }
        #endif
        host.child.readsOutput = true
        try expectAnswers(from: host)
        host.close()
        try host.expectEnd(exit: 0)
    }

    /// What is resident when it has not grown for a second.
    private func memoryAtRest(of host: HostProcess) throws -> Int {
        var last = 0
        for _ in 0..<20 {
            _ = host.child.exchange(within: TimeLimit(seconds: 1)) { false }
            let now = try #require(Memory.resident(of: host.child.processID))
            if host.child.isAllWritten, now <= last + 1 << 20 { break }
            last = now
        }
        return last
    }

    /// One for each id, all of them alike but for the id.
    private func expectAnswers(from host: HostProcess) throws {
        let head = #"{"jsonrpc":"2.0","id":"#
        let limit = TimeLimit(seconds: 60)
        var ids: Set<Int> = []
        var results: Set<[UInt8]> = []
        while ids.count < Self.count, let answer = try host.nextBytes(within: limit) {
            let rest = answer.dropFirst(head.utf8.count)
            let end = try #require(rest.firstIndex(ofByte: UInt8(ascii: ",")))
            ids.insert(try #require(Int(String(decoding: rest[..<end], as: UTF8.self))))
            results.insert(Array(rest[end...]))
        }
        #expect(ids == Set(0..<Self.count))
        #expect(results.count == 1 && results.first?.count ?? 0 > 40_000)
    }
}
