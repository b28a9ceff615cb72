import JSONValues
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("A trace whose reader has stopped", .serialized) struct StalledTraceTests {
    /// A pipe with a name, whose reader may or may not read.
    private final class NamedPipe {
        let path: String
        private let descriptor: Int32
        private(set) var text: [UInt8] = []

        init() throws {
            path = "/tmp/roundel-trace-\(getpid())"
            unsafe unlink(path)
            try #require(unsafe mkfifo(path, 0o600) == 0)
            descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK)
            try #require(descriptor >= 0)
        }

        deinit {
            close(descriptor)
            unsafe unlink(path)
        }

        /// Everything that comes before it has been silent for so long.
        func readAll(silence milliseconds: Int32) {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            var chunk = [UInt8](repeating: 0, count: 1 << 20)
            while unsafe poll(&polled, 1, milliseconds) > 0 {
                let count = unsafe read(descriptor, &chunk, chunk.count)
                guard count > 0 else { return }
                text += chunk[..<count]
            }
        }

        var lines: [Substring] { String(decoding: text, as: UTF8.self).split(separator: "\n") }
    }

    @Test("A pipe that nobody has opened for reading is refused at once")
    func unread() throws {
        let path = "/tmp/roundel-unread-trace-\(getpid())"
        unsafe unlink(path)
        try #require(unsafe mkfifo(path, 0o600) == 0)
        defer { unsafe unlink(path) }
        let host = try HostProcess(["--trace", path])
        #expect(host.child.waitForEnd(seconds: 10) == .exit(74))
    }

    @Test("It costs the protocol no time, and says how many messages it has not written")
    func stalled() throws {
        let pipe = try NamedPipe()
        let host = try HostProcess(["--trace", pipe.path])
        let count = 400
        let start = ContinuousClock.now
        for id in 0..<count {
            host.request(.integer(Int64(id)), "ping", ["_meta": .string(String(repeating: "x", count: 65_536))])
        }
        #expect(try host.next(count, within: 60).count == count)
        // A tenth of a second for each that has no room would be some 15 s.
        #expect(.now - start < .seconds(8))
        pipe.readAll(silence: 500)
        host.request(1000, "ping")
        #expect(try host.next()["/id"] == 1000)
        host.close()
        pipe.readAll(silence: 500)
        try host.expectEnd(exit: 0)
        let lines = pipe.lines
        let note = try #require(lines.firstIndex { $0.contains(" --- ") })
        let leftOut = try #require(lines[note].split(separator: " ").dropFirst(2).first.flatMap { Int($0) })
        #expect(leftOut > 100)
        #expect(lines.count - 1 + leftOut == 2 * (count + 1))
        #expect(lines[note...].count { $0.contains("\"id\":1000") } == 2)
    }
}
