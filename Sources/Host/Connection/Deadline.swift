import JSONValues
import Wire

/// When a request has to be answered.
enum Deadline {
    /// On `Clock`, counted from now, when the request has just been read; nil without a usable `deadlineMs`.
    static func of(_ call: Call) -> UInt64? {
        guard case .integer(let milliseconds)? = call.params["deadlineMs"], milliseconds >= 0 else { return nil }
        let (nanoseconds, overflow) = UInt64(milliseconds).multipliedReportingOverflow(by: 1_000_000)
        return overflow ? nil : Clock.now &+ nanoseconds
    }
}
