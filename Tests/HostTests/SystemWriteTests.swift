import Testing
import Threading

@testable import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Writing all bytes") struct SystemWriteTests {
    private func ends() throws -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    @Test(arguments: [0, 1, 65_536, 1_000_000]) func `a pipe that never waits for its reader gets them all`(
        count: Int
    ) throws {
        let (reader, writer) = try ends()
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        let status = Monitor<Int32?>(nil)
        SystemThread.start {
            let result = SystemWrite.all(bytes, to: writer)
            close(writer)
            status.change { $0 = result }
        }
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 5000)
        while case let more = unsafe read(reader, &chunk, chunk.count), more > 0 {
            received += chunk[..<more]
            if received.count < 100_000 { usleep(1000) }
        }
        close(reader)
        #expect(received == bytes)
        #expect(status.wait { $0 } == 0)
    }

    @Test func `what went wrong is told`() throws {
        signal(SIGPIPE, SIG_IGN)
        let (reader, writer) = try ends()
        close(reader)
        #expect(SystemWrite.all([1], to: writer) == EPIPE)
        close(writer)
        #expect(SystemWrite.all([1], to: writer) == EBADF)
    }
}
