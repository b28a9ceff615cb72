/// The recent restarts of a program, which determine when the next is allowed (R2807).
struct RestartHistory {
    /// The times on `Clock` of the restarts in the last minute.
    private var recent: [UInt64] = []
    private(set) var count = 0

    enum Verdict: Equatable {
        /// Restart after this many nanoseconds.
        case wait(UInt64)
        /// The limit is reached: no restart before this time on `Clock`.
        case refuse(until: UInt64)
    }

    static let most = 5
    private static let window: UInt64 = 60_000_000_000
    /// Nanoseconds before the first restart of a minute, the second, and so on (ours).
    private static let delays: [UInt64] = [100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_000_000_000]

    mutating func verdict(at now: UInt64) -> Verdict {
        recent.removeAll { $0 + Self.window <= now }
        guard recent.count < Self.most else { return .refuse(until: recent[0] + Self.window) }
        return .wait(Self.delays[min(recent.count, Self.delays.count - 1)])
    }

    /// Forgets the recent restarts, so that the limit and the delays start again.
    mutating func forgive() {
        recent = []
    }

    mutating func record(at now: UInt64) {
        recent.append(now)
        count += 1
    }
}
