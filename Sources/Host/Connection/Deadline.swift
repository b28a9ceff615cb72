import JSONValues
import Threading
import Wire

/// When a request has to be answered.
enum Deadline {
    /// On `Clock`, counted from now, when the request has just been read; nil without a usable `deadlineMs`, and for one that
    /// lies further off than the clock goes.
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
