#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A moment after which waiting is over.
package struct TimeLimit {
    private let end: ContinuousClock.Instant

    package init(seconds: Double) {
        end = .now + .seconds(seconds)
    }

    package var isOver: Bool { ContinuousClock.now >= end }

    /// For `poll`: at least 0, at most `most`, rounded up.
    func milliseconds(atMost most: Int32) -> Int32 {
        let left = (end - .now) / .milliseconds(1)
        return Int32(min(Double(most), max(0, left.rounded(.up))))
    }

    /// Looks again and again, every few milliseconds.
    package static func wait(seconds: Double, until condition: () -> Bool) -> Bool {
        let limit = TimeLimit(seconds: seconds)
        while !condition() {
            if limit.isOver { return false }
            usleep(2000)
        }
        return true
    }
}
