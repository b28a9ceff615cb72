import JSONValues
import Threading
import Wire

/// When a request has to be answered.
enum Deadline {
    /// The time on `Clock` by which a request that has just been read must be answered; nil without a valid
    /// `deadlineMs`, and where the time exceeds the range of the clock.
    static func of(_ call: Call) -> UInt64? {
        guard let json = call.params["deadlineMs"], let milliseconds = try? Kind<Int>.integer(min: 0).decode(json)
        else {
            return nil
        }
        let (nanoseconds, isTooLong) = UInt64(milliseconds).multipliedReportingOverflow(by: 1_000_000)
        let (deadline, isTooLate) = Clock.now.addingReportingOverflow(nanoseconds)
        return isTooLong || isTooLate ? nil : deadline
    }
}
