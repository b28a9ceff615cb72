import Testing
import Threading

@testable import Host

@Suite("Waiting for a value") struct MonitorTests {
    @Test func `a wait with a limit ends with it, and not before`() {
        let monitor = Monitor(0)
        let start = Clock.now
        let result: Int? = monitor.wait(milliseconds: 120) { $0 == 1 ? 7 : nil }
        let milliseconds = (Clock.now - start) / 1_000_000
        #expect(result == nil)
        #expect((120..<1000).contains(milliseconds))
    }

    @Test func `a wait with a limit ends at the change`() {
        let monitor = Monitor(0)
        SystemThread.start { monitor.change { $0 = 1 } }
        #expect(monitor.wait(milliseconds: 10_000) { $0 == 1 ? 7 : nil } == 7)
    }

    @Test func `the value sets when it is looked at again`() {
        let monitor = Monitor(Clock.now + 50_000_000)
        SystemThread.start { monitor.change { $0 += 20_000_000 } }
        let due = monitor.wait(lookingAt: \.self) { Clock.now >= $0 ? $0 : nil }
        #expect(Clock.now >= due)
        #expect(Clock.now - due < 1_000_000_000)
    }
}
