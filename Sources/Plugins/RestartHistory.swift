/// When a program was started again, and from that when it may be once more (R2807).
struct RestartHistory {
    /// On `Clock`, of the last minute.
    private var recent: [UInt64] = []
    private(set) var count = 0

    enum Verdict: Equatable {
        /// Not before so many nanoseconds have passed.
        case wait(UInt64)
        /// Too often: not before this time on `Clock`.
        case refuse(until: UInt64)
    }

    static let most = 5
    private static let window: UInt64 = 60_000_000_000
    /// Nanoseconds before the first restart of a minute, the second, …; the first comes within a second.
    private static let delays: [UInt64] = [100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_000_000_000]

    mutating func verdict(at now: UInt64) -> Verdict {
        recent.removeAll { $0 + Self.window <= now }
        guard recent.count < Self.most else { return .refuse(until: recent[0] + Self.window) }
        return .wait(Self.delays[min(recent.count, Self.delays.count - 1)])
    }

    /// The next start is like a first one.
    mutating func forgive() {
        recent = []
    }

    mutating func record(at now: UInt64) {
        recent.append(now)
        count += 1
    }
}
