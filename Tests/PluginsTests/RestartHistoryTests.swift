import Testing

@testable import Plugins

@Suite struct RestartHistoryTests {
    private let second: UInt64 = 1_000_000_000

    @Test func theFirstRestartComesWithinASecondAndLaterOnesLater() {
        var history = RestartHistory()
        var waits: [UInt64] = []
        for index in 0..<5 {
            let now = UInt64(index) * second
            guard case .wait(let nanoseconds) = history.verdict(at: now) else { return #expect(Bool(false)) }
            waits.append(nanoseconds)
            history.record(at: now)
        }
        #expect(waits[0] < second)
        #expect(waits == waits.sorted() && Set(waits).count == waits.count)
        #expect(history.count == 5)
    }

    @Test func aSixthRestartInAMinuteIsRefusedUntilTheFirstIsAMinuteAgo() {
        var history = RestartHistory()
        for index in 0..<5 { history.record(at: UInt64(index) * second) }
        #expect(history.verdict(at: 30 * second) == .refuse(until: 60 * second))
        #expect(history.verdict(at: 60 * second) != .refuse(until: 60 * second))
    }
}
