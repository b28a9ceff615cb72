/// Moments of a clock that only goes forward.
typealias Moment = ContinuousClock.Instant

extension ContinuousClock.Instant {
    static func after(milliseconds: Int) -> Moment { .now + .milliseconds(milliseconds) }

    /// Until then, rounded up; at least 0.
    var millisecondsLeft: Int { Moment.now.milliseconds(until: self) }

    func milliseconds(until other: Moment) -> Int {
        max(0, Int(((other - self) / .milliseconds(1)).rounded(.up)))
    }
}
