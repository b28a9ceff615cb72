import Synchronization
import TestSupport
import Testing

/// Running hosts that vectors share, one vector at a time each.
final class HostPool: Sendable {
    private let idle = Mutex<[HostProcess]>([])

    func take(_ framing: Framing) throws -> HostProcess {
        let host = idle.withLock { idle in
            idle.lastIndex { $0.framing == framing }.map { idle.remove(at: $0) }
        }
        return try host ?? HostProcess(framing: framing)
    }

    /// Only for a host that did what it should.
    func put(_ host: HostProcess) {
        idle.withLock { $0.append(host) }
    }

    /// Ends every host; each must have nothing more to say.
    func drain() throws {
        let hosts = idle.withLock { idle in
            defer { idle = [] }
            return idle
        }
        for host in hosts {
            host.close()
            try host.expectEnd(exit: 0)
        }
    }
}

/// Gives the tests of a suite a pool and ends its hosts after the last test.
struct SharedHosts: SuiteTrait, TestScoping {
    @TaskLocal static var pool = HostPool()

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        try Self.pool.drain()
    }
}

extension Trait where Self == SharedHosts {
    static var sharedHosts: Self { SharedHosts() }
}
